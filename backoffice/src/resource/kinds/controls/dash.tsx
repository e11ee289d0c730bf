/** In place of a value that is missing. */
export const Dash = () => <span className="quiet">—</span>;
