import { PhoneOutlined } from '@ant-design/icons';
import { orders } from '@karite/shared/resources';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';

/** The way to enter an order for somebody, for those who may; `customer`: with what they last ordered with (R1514). */
export function BeginOrder({ customer }: { customer?: string }) {
  const navigate = useNavigate();
  if (!mayHere(orders.name, 'create')) return null;
  return (
    <Button
      type="primary"
      icon={<PhoneOutlined aria-hidden />}
      onClick={() => navigate(customer ? `/staff-order?client=${customer}` : '/staff-order')}
    >
      Saisir une commande
    </Button>
  );
}
