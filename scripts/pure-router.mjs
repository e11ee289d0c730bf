/**
 * A plugin of Vite. react-router makes its links, forms and contexts while it loads, which keeps them all; said to be pure, and
 * without names for the developer tools, those that are not used go.
 */
export const pureRouter = {
  name: 'pure-router',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/')) return null;
    return code
      .replace(/React\d*\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
      .replace(/^\w+\.displayName = "\w+";$/gm, '');
  },
};
