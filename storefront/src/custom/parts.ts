/**
 * All that pages and slots of `custom/storefront` may take from the shop: what is not here may change with any version.
 *
 * - Data: `browserClient` calls the API with the visitor's session; `useRemote` loads in the browser, `useLoaderData` reads `load`.
 * - Errors: `orPageError` makes an error page; `ApiError` has the status and `fields`; `messageOf` is the text to show.
 * - Session: `useSession` is its state and user; `Guard` sends visitors who are not signed in to the sign-in.
 * - Forms: `Form` sends once at a time, and shows the server's messages at the fields.
 */
import type { Client } from '../api/client.ts';
import type { LoaderArgs } from '../api/loader-args.ts';

/** What a page's `load` is called with, by the server for a first view and by the browser after: the public API, and the address. */
export type Loading = LoaderArgs & { api: Client };

export type { Schema } from '@karite/shared/client';
export { useLoaderData } from 'react-router-dom';
export { Form } from '../accounts/form.tsx';
export { Guard } from '../accounts/session/guard.tsx';
export { useSession } from '../accounts/session/use-session.ts';
export { ApiError, messageOf } from '../api/api-error.ts';
export { browserClient } from '../api/browser-client.ts';
export type { Page } from '../api/client.ts';
export { orPageError } from '../api/page-error.ts';
export { useRemote } from '../api/use-remote.ts';
export { Breadcrumb } from '../catalogue/breadcrumb/breadcrumb.tsx';
export { ProductGrid } from '../catalogue/product-grid/product-grid.tsx';
export { PageMeta } from '../seo/page-meta.tsx';
export { Button, ButtonLink } from '../ui/button/button.tsx';
export { EmptyState } from '../ui/empty-state/empty-state.tsx';
export { SelectField, TextArea, TextField } from '../ui/field/field.tsx';
export { Link } from '../ui/link/link.tsx';
export { NeedsScript } from '../ui/needs-script/needs-script.tsx';
export { Notice } from '../ui/notice/notice.tsx';
export { Picture } from '../ui/picture/picture.tsx';
export { Amount, Price } from '../ui/price/price.tsx';
export { Spinner } from '../ui/spinner/spinner.tsx';
export type { Slot } from './slots.ts';
