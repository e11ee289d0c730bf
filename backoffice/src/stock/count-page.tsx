import { SheetPage } from './sheet-page.tsx';

const CountPage = () => <SheetPage kind="counted" />;

export default CountPage;
