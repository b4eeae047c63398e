//! How settings are declared: once, with everything that follows from it.

/// Declares settings: the struct with each setting's usual value, and an enum of their names, by which they are
/// stored, chosen and told apart in locale files. Those that the enum adds are kept in other places.
macro_rules! settings {
    (
        $(#[$about:meta])*
        pub struct $Settings:ident {$(
            $(#[$doc:meta])*
            pub $field:ident: $type:ty = $usual:expr => $name:ident $id:literal,
        )+}
        $(#[$names:meta])*
        pub enum $Setting:ident {$(
            $(#[$other_doc:meta])*
            $other:ident $other_id:literal = $other_usual:expr,
        )*}
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $Settings {$(
            $(#[$doc])*
            pub $field: $type,
        )+}

        impl Default for $Settings {
            fn default() -> $Settings {
                $Settings { $($field: $usual),+ }
            }
        }

        impl $Settings {
            /// Returns each setting with its value, in the order of declaration.
            pub fn values(self) -> Vec<($Setting, Value)> {
                vec![$(($Setting::$name, Value::from(self.$field))),+]
            }

            /// Returns a function that sets one setting to this value.
            ///
            /// # Errors
            /// The value, if it is of another kind, or if the setting is kept elsewhere.
            pub fn setter(
                setting: $Setting,
                value: Value,
            ) -> Result<Box<dyn Fn(&mut $Settings) + Send + Sync>, Value> {
                match setting {
                    $($Setting::$name => {
                        let value = value.try_into()?;
                        Ok(Box::new(move |settings| settings.$field = value))
                    })+
                    $($Setting::$other => Err(value),)*
                }
            }

            /// Changes one setting. Returns the value if it is of another kind, or if the setting is kept elsewhere.
            pub fn set(&mut self, setting: $Setting, value: Value) -> Result<(), Value> {
                Self::setter(setting, value)?(self);
                Ok(())
            }

            /// Returns the id and the [text](Value::text) of each setting that someone has chosen: of those that
            /// aren't as usual.
            pub fn chosen(self) -> Vec<(&'static str, String)> {
                let mut values = self.values();
                values.retain(|(setting, value)| *value != setting.usual());
                let chosen = values.iter();
                chosen.map(|(setting, value)| (setting.id(), value.text())).collect()
            }

            /// Changes the setting with this id to the value with this [text](Value::text). Returns `None` if there
            /// is no such setting or no such value.
            #[must_use]
            pub fn choose(&mut self, id: &str, text: &str) -> Option<()> {
                let setting = $Setting::from_id(id)?;
                let value = setting.usual().read_alike(text)?;
                self.set(setting, value).ok()
            }
        }

        rules::variants! {
            $(#[$names])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $Setting {
                $($(#[$doc])* $name = $id,)+
                $($(#[$other_doc])* $other = $other_id,)*
            }
        }

        impl $Setting {
            /// Returns the value that the setting has until someone chooses another one.
            pub fn usual(self) -> Value {
                match self {
                    $($Setting::$name => { let usual: $type = $usual; Value::from(usual) })+
                    $($Setting::$other => Value::from($other_usual),)*
                }
            }
        }
    };
}

pub(super) use settings;
