import type { ResourceShape } from '@karite/shared/resource';
import { lazy } from 'react';

const ResourcePage = lazy(() =>
  import('../resource/resource-page.tsx').then((page) => ({ default: page.ResourcePage })),
);
const SettingsPage = lazy(() => import('../resource/settings-page.tsx'));

/** The page of a resource that has none of its own: a list, or where there is one record its form. */
const DeclaredPage = ({ resource }: { resource: ResourceShape }) =>
  resource.isSingle ? <SettingsPage resource={resource} /> : <ResourcePage resource={resource} />;

export default DeclaredPage;
