/** Makes something once for each object; it is kept as long as that object is. What throws is not kept. */
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
