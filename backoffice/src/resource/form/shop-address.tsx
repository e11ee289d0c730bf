import type { Field } from '@karite/shared/resource';
import { Typography } from 'antd';

/** An address of the shop, whole, to be given to somebody else. */
export const ShopAddress = ({ field }: { field: Pick<Field, 'address' | 'label' | 'help'> }) => {
  const address = location.origin + field.address;
  const label = `Copier l’adresse : ${field.label}`;
  return (
    <>
      <span>{field.help}</span>
      <Typography.Paragraph code copyable={{ text: address, tooltips: [label, 'Adresse copiée'] }}>
        {address}
      </Typography.Paragraph>
    </>
  );
};
