import { MobileMenu } from './mobile-menu.tsx';
import { ServicesPanel } from './services-panel.tsx';

/** The panels that the header opens (R1205). */
const Panels = ({ panel, onClose }: { panel: 'menu' | 'services'; onClose: () => void }) =>
  panel === 'menu' ? <MobileMenu onClose={onClose} /> : <ServicesPanel onClose={onClose} />;

export default Panels;
