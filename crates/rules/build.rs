//! Lets a change of a file that the crate embeds compile it again: `include_dir` doesn't tell the compiler.

fn main() {
    println!("cargo::rerun-if-changed=../../assets/locales");
}
