import { Link } from 'react-router-dom';
import { PageHeader } from '../ui/page-header.tsx';

export const NotFound = () => (
  <>
    <PageHeader title="Page introuvable" subtitle="Cette adresse ne mène à aucune page de l'administration." />
    <Link to="/">Retour au tableau de bord</Link>
  </>
);
