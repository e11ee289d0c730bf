import { stocks } from '@karite/shared/resources';
import { ResourcePage } from '../resource/resource-page.tsx';
import { SheetLinks } from './sheet-links.tsx';

/** What is counted, with the ways to what changes it. */
const StocksPage = () => <ResourcePage resource={stocks} above={<SheetLinks />} />;

export default StocksPage;
