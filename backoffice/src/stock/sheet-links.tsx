import { stockSheets } from '@karite/shared/resources';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';

/** Where goods are received and pieces counted, in the head of the lists that show what came of it; for who may. */
export function SheetLinks() {
  const navigate = useNavigate();
  if (!mayHere(stockSheets.name, 'create')) return null;
  return (
    <>
      <Button onClick={() => void navigate('/stock-count')}>Faire un inventaire</Button>
      <Button type="primary" onClick={() => void navigate('/stock-receive')}>
        Réceptionner des produits
      </Button>
    </>
  );
}
