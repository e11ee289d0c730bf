/** The Network Information API of some browsers, which TypeScript's own types do not have yet. */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether data should be saved: data saver, or a 2G connection. */
export const isMetered = (): boolean => {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return Boolean(saveData) || /2g$/.test(effectiveType ?? '');
};
