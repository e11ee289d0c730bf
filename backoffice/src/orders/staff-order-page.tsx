import { formatDateTime } from '@karite/shared/format';
import { Button } from 'antd';
import { ageText } from '../ui/age-text.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { StaffOrderForm } from './staff-order-form.tsx';
import { useStaffDraft } from './use-staff-draft.ts';

/** An order by phone, entered by staff and priced by the server. */
export default function StaffOrderPage() {
  const { savedAt, beginAnew, ...begun } = useStaffDraft();
  return (
    <>
      <PageHeader title="Saisir une commande" subtitle="Prise au téléphone, par WhatsApp ou au comptoir" />
      {savedAt !== null && (
        <Alert
          style={{ marginBottom: 16 }}
          type="info"
          showIcon
          role="status"
          message={`Brouillon repris, ${ageText(Date.now() - savedAt)} (${formatDateTime(new Date(savedAt).toISOString())})`}
          action={
            <Button size="small" onClick={beginAnew}>
              Recommencer
            </Button>
          }
        />
      )}
      <StaffOrderForm key={begun.orderId} {...begun} />
    </>
  );
}
