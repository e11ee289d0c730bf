import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

/** An address of the shop, whole, to be given to somebody else. */
export default function ShopAddress({ path, label }: { path: string; label: string }) {
  const address = location.origin + path;
  const [said, setSaid] = useState('');
  // Without a secure connection the browser has no clipboard for pages: the text can be selected all the same.
  const copy = () =>
    (navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
      () => setSaid('Adresse copiée'),
      () => setSaid('À sélectionner et à copier à la main'),
    );
  return (
    <span className="shop-address">
      <code>{address}</code>
      <Button
        size="small"
        icon={<CopyOutlined aria-hidden />}
        aria-label={`Copier l’adresse : ${label}`}
        onClick={copy}
      >
        Copier
      </Button>
      <span role="status">{said}</span>
    </span>
  );
}
