import { Drawer } from 'antd';
import type { ReactNode } from 'react';

type MenuDrawerProps = { isOpen: boolean; title: ReactNode; close: () => void; children: ReactNode };

/** The menu of a phone, over the page. */
const MenuDrawer = ({ isOpen, title, close, children }: MenuDrawerProps) => (
  <Drawer open={isOpen} placement="left" width={280} title={title} onClose={close} className="side-drawer">
    {children}
  </Drawer>
);

export default MenuDrawer;
