import { Result } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../ui/pictures/drawing.tsx';
import { nameWindow } from '../ui/shop.ts';

const TITLE = 'Page introuvable';

/** Shown for a page that does not exist, or that the current user may not see. */
export default function NotFound() {
  useEffect(() => nameWindow(TITLE), []);
  return (
    <Result
      icon={<Drawing of="narrowed" />}
      title={<h1>{TITLE}</h1>}
      subTitle="Cette adresse ne mène à aucune page de l’administration."
      extra={<Link to="/">Retour au tableau de bord</Link>}
    />
  );
}
