# Serves a new PostgreSQL cluster until standard input ends, and leaves nothing behind.
#
#   serve.sh FOLDER PROGRAMS PRIMARY PORT...
#
# If PRIMARY is the port of another one, it is a standby of that, and otherwise PRIMARY is "none".
#
# The folder belongs to whoever runs this. Writes on which of the ports the server listens, or
# nothing if it does not.
#
# Standard input is a pipe whose other end the process of the tests holds, and nobody else. It ends
# with that process, also if that is killed, so nobody has to be told.
folder=$1
programs=$2
primary=$3
shift 3
exec 2>>"$folder/log"

if [ "$primary" = none ]; then
    "$programs/initdb" --pgdata="$folder/data" --username=courtier --auth=trust --encoding=UTF8 \
        --locale=C --no-sync >&2
else
    "$programs/pg_basebackup" --host=127.0.0.1 --port="$primary" --username=courtier \
        --pgdata="$folder/data" --write-recovery-conf --checkpoint=fast --no-sync >&2
fi
# Nothing here must survive the machine, so nothing waits for the disk. Each test has up to three bots,
# each bot eight connections, and there are as many tests at a time as processors.
cat >>"$folder/data/postgresql.conf" <<END
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 400
shared_buffers = 16MB
max_wal_size = 64MB
min_wal_size = 32MB
fsync = off
full_page_writes = off
synchronous_commit = off
END
for port; do
    if "$programs/pg_ctl" start --pgdata="$folder/data" --options="-p $port" --wait --timeout=60 \
        --log="$folder/log" >&2; then
        echo "$port"
        break
    fi
done
# The reader has all there is.
exec >&2

cat
"$programs/pg_ctl" stop --pgdata="$folder/data" --mode=immediate
rm -rf "$folder"
