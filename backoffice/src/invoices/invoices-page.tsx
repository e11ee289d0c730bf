import { type Invoice, invoices } from '@karite/shared/resources';
import type { RecordAction } from '../resource/resource-context.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { FileButton } from './file-button.tsx';
import { saveInvoice } from './save-pdf.ts';

/** The button that fetches a document as it was issued. */
const PdfAction: RecordAction<Invoice> = ({ record: invoice, isInRow }) => {
  return (
    <FileButton
      type={isInRow ? 'text' : 'primary'}
      size={isInRow ? 'small' : 'middle'}
      aria-label={`Télécharger ${invoice.number}`}
      save={() => saveInvoice(invoice)}
    >
      {!isInRow && 'Télécharger (PDF)'}
    </FileButton>
  );
};

const ACTIONS = [PdfAction];
const EMPTY = { narrowed: 'Aucune facture trouvée', none: 'Aucune facture pour le moment' };

/** Invoices and credit notes as they were issued; nothing in them can be changed. */
const InvoicesPage = () => <ResourcePage resource={invoices} actions={ACTIONS} empty={EMPTY} />;

export default InvoicesPage;
