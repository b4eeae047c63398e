//! Enums that know their variants, and each variant by a name.

/// An enum whose variants have names: in the database, in buttons, on the command line, and where
/// locale files tell cases apart.
pub trait Variants: Copy + Sized + 'static {
    /// Returns every value, in the order of declaration.
    fn every() -> Vec<Self>;

    /// Returns the name. It is stored, so it never changes.
    fn id(self) -> &'static str;
}

/// Declares an enum and, from the same list, everything that must cover every variant of it.
///
/// - Variants alone: the enum has `ALL`.
/// - Variants with a name each, `Draw = "draw"`: it also has `id()` and `from_id()` and is
///   [`Variants`].
/// - Variants of which some carry another named enum, `Win(Side)`: as before, but instead of `ALL`
///   there is `every()`. Such a variant uses the names of the enum it carries.
#[macro_export]
macro_rules! variants {
    (
        $(#[$attr:meta])*
        $vis:vis enum $name:ident {
            $($(#[$doc:meta])* $variant:ident),+ $(,)?
        }
    ) => {
        $(#[$attr])*
        $vis enum $name {
            $($(#[$doc])* $variant),+
        }

        impl $name {
            /// Every variant, in the order of declaration.
            $vis const ALL: [$name; [$(stringify!($variant)),+].len()] = [$($name::$variant),+];
        }
    };
    (
        $(#[$attr:meta])*
        $vis:vis enum $name:ident {
            $($(#[$doc:meta])* $variant:ident = $id:literal),+ $(,)?
        }
    ) => {
        $crate::variants! {
            $(#[$attr])*
            $vis enum $name {
                $($(#[$doc])* $variant),+
            }
        }

        $crate::variants! { @named $vis $name, $name::ALL.to_vec(), $($variant = $id),+ }
    };
    (
        $(#[$attr:meta])*
        $vis:vis enum $name:ident {
            $($(#[$doc:meta])* $variant:ident $(= $id:literal)? $(($inner:ident))?),+ $(,)?
        }
    ) => {
        $(#[$attr])*
        $vis enum $name {
            $($(#[$doc])* $variant $(($inner))?),+
        }

        impl $name {
            /// Returns every value, in the order of declaration.
            $vis fn every() -> impl Iterator<Item = $name> {
                std::iter::empty()
                    $(
                        $(.chain($name::from_id($id)))?
                        $(.chain($inner::ALL.iter().copied().map($name::$variant)))?
                    )+
            }
        }

        $crate::variants! {
            @named $vis $name, $name::every().collect(), $($variant $(= $id)? $(($inner))?),+
        }
    };
    (
        @named $vis:vis $name:ident, $every:expr,
        $($variant:ident $(= $id:literal)? $(($inner:ident))?),+
    ) => {
        impl $name {
            /// Returns the name: in the database, in buttons, and where locale files tell cases
            /// apart.
            $vis const fn id(self) -> &'static str {
                match self {
                    $($name::$variant $(=> $id)? $((inner) => $inner::id(inner))?,)+
                }
            }

            /// Returns the variant with this [`id`](Self::id).
            $vis fn from_id(id: &str) -> Option<$name> {
                $(
                    $(if id == $id {
                        return Some($name::$variant);
                    })?
                    $(if let Some(inner) = $inner::from_id(id) {
                        return Some($name::$variant(inner));
                    })?
                )+
                None
            }
        }

        impl $crate::variants::Variants for $name {
            fn every() -> Vec<$name> {
                $every
            }

            fn id(self) -> &'static str {
                $name::id(self)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::Variants;

    variants! {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        enum Fruit {
            Apple = "apple",
            Pear = "pear",
        }
    }

    variants! {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        enum Meal {
            Soup = "soup",
            Dessert(Fruit),
            Bread = "bread",
        }
    }

    #[test]
    fn every_variant_is_listed_in_order_and_found_by_its_name() {
        assert_eq!(Fruit::ALL, [Fruit::Apple, Fruit::Pear]);
        assert_eq!(Fruit::every(), Fruit::ALL);
        let meals = [
            (Meal::Soup, "soup"),
            (Meal::Dessert(Fruit::Apple), "apple"),
            (Meal::Dessert(Fruit::Pear), "pear"),
            (Meal::Bread, "bread"),
        ];
        assert_eq!(<Meal as Variants>::every(), meals.map(|(meal, _)| meal));
        for (meal, id) in meals {
            assert_eq!(meal.id(), id);
            assert_eq!(Meal::from_id(id), Some(meal));
        }
        assert_eq!(Meal::from_id("dessert"), None);
        assert_eq!(Meal::from_id(""), None);
    }
}
