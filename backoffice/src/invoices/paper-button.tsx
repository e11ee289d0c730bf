import { FileButton } from './file-button.tsx';
import { saveInvoice } from './save-pdf.ts';

/** The small button that fetches an invoice or a credit note where it is mentioned. */
export const PaperButton = ({ id, number }: { id: string; number: string }) => (
  <FileButton type="link" size="small" aria-label={`Télécharger ${number}`} save={() => saveInvoice({ id, number })}>
    PDF
  </FileButton>
);
