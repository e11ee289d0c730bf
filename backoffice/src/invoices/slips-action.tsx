import type { BulkAction } from '../resource/resource-context.ts';
import { FileButton } from './file-button.tsx';
import { savePackingSlips } from './save-pdf.ts';

/** The slips of all ticked orders, in one file. */
export const SlipsAction: BulkAction = ({ selected }) => (
  <FileButton size="small" save={() => savePackingSlips(selected)}>
    Bons de livraison
  </FileButton>
);
