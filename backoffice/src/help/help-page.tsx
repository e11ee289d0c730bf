import { Typography } from 'antd';
import type { MouseEvent } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { PageHeader } from '../ui/page/page-header.tsx';
import { manualPage } from './manual.ts';
import './help.css';

/** A page of the manual for the shop's team, by its name or by that of the screen that it explains. */
export default function HelpPage() {
  const { page: name } = useParams();
  const navigate = useNavigate();
  const page = manualPage(name);
  if (!page) return <Navigate to="/aide" replace />;

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
      <PageHeader title={page.title}>
        {name && (
          <Link to="/aide" className="help-start">
            Toute l’aide
          </Link>
        )}
      </PageHeader>
      <Typography className="help" onClick={follow}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own pages, as built */}
        <div key={page.title} dangerouslySetInnerHTML={{ __html: page.html }} />
      </Typography>
    </>
  );
}
