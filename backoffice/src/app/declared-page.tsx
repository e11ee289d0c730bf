import type { ResourceShape } from '@karite/shared/resource';
import { ResourcePage } from '../resource/resource-page.tsx';

/** The page of a resource that has none of its own. */
const DeclaredPage = ({ resource }: { resource: ResourceShape }) => <ResourcePage resource={resource} />;

export default DeclaredPage;
