/** Caches a function's result for each argument object, for as long as that object lives. Errors are not cached. */
export function memoizeByObject<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new WeakMap<Key, { made: Made }>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known.made;
    const made = make(key);
    kept.set(key, { made });
    return made;
  };
}
