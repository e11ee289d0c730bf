import { formatDateTime } from '@karite/shared/format';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { ageText } from '../ui/age-text.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { Loading } from '../ui/states/loading.tsx';
import { useCustomer } from './customers/use-customer.ts';
import { orderFor, type StaffDraft } from './staff-draft.ts';
import { StaffOrderForm } from './staff-order-form.tsx';
import { useStaffDraft } from './use-staff-draft.ts';

/** The stored draft where there is one, over the data of the customer. */
function StaffOrder({ initial, customer }: { initial?: StaffDraft; customer?: string }) {
  const { savedAt, beginAnew, ...begun } = useStaffDraft(initial, customer);
  return (
    <>
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

/** Begins with what a customer last ordered with; with nothing where they are not found. */
function OrderOfCustomer({ customer }: { customer: string }) {
  const { customer: found, error } = useCustomer(customer);
  if (!found && !error) return <Loading />;
  return <StaffOrder {...(found && { initial: orderFor(found.last) })} customer={customer} />;
}

/** An order by phone, entered by staff and priced by the server; `?client=66234158` names a customer (R1514). */
export default function StaffOrderPage() {
  const [params] = useSearchParams();
  const customer = params.get('client');
  return (
    <>
      <PageHeader title="Saisir une commande" subtitle="Prise au téléphone, par WhatsApp ou au comptoir" />
      {customer ? <OrderOfCustomer key={customer} customer={customer} /> : <StaffOrder />}
    </>
  );
}
