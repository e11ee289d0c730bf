/** Caches a function's result for each argument object, for as long as that object lives. Errors are not cached. */
export function memoizeByObject<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const stored = new WeakMap<Key, { made: Made }>();
  return (key) => {
    const cached = stored.get(key);
    if (cached) return cached.made;
    const made = make(key);
    stored.set(key, { made });
    return made;
  };
}
