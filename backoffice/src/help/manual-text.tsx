import { Typography } from 'antd';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PageHeader } from '../ui/page/page-header.tsx';
import './help.css';

/** What `build/manual.ts` makes of a file. */
export type ManualPage = { title: string; html: string };

/** A page of the manual, with the way back to all of them unless it is the first. */
export function ManualText({ title, html, isFirst }: ManualPage & { isFirst: boolean }) {
  const navigate = useNavigate();

  /** Links of the manual open their page at its beginning, without the back-office being loaded again. */
  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(link.pathname.replace('/admin', ''));
    window.scrollTo(0, 0);
  }

  return (
    <>
      <PageHeader title={title}>
        {!isFirst && (
          <Link to="/aide" className="help-start">
            Toute l’aide
          </Link>
        )}
      </PageHeader>
      <Typography className="help" onClick={follow}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own pages, as built */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </Typography>
    </>
  );
}
