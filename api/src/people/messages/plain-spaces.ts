/** No narrow spaces, as in amounts: one of them makes an SMS cost three times as much. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
