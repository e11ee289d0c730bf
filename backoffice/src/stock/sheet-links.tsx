import { stockSheets } from '@karite/shared/resources';
import { Button, Flex } from 'antd';
import { useNavigate } from 'react-router-dom';
import { mayHere } from '../providers/actor.ts';

/** Where goods are received and pieces counted, above the lists that show what came of it; for who may. */
export function SheetLinks() {
  const navigate = useNavigate();
  if (!mayHere(stockSheets.name, 'create')) return null;
  return (
    <Flex wrap gap="small" style={{ marginBottom: 16 }}>
      <Button type="primary" onClick={() => void navigate('/stock-receive')}>
        Réceptionner des produits
      </Button>
      <Button onClick={() => void navigate('/stock-count')}>Faire un inventaire</Button>
    </Flex>
  );
}
