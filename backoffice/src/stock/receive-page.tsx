import { SheetPage } from './sheet-page.tsx';

const ReceivePage = () => <SheetPage kind="received" />;

export default ReceivePage;
