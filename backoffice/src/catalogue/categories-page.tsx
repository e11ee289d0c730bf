import { ApartmentOutlined, AppstoreOutlined } from '@ant-design/icons';
import { type Category, categories } from '@karite/shared/resources';
import type { ListView } from '../resource/resource-context.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { CategoryTree } from './category-tree.tsx';

const VIEWS: ListView<Category>[] = [
  { key: 'grid', label: 'Grille', icon: <AppstoreOutlined aria-hidden />, Draw: CategoryGrid },
  {
    key: 'tree',
    label: 'Arbre',
    icon: <ApartmentOutlined aria-hidden />,
    isWhole: true,
    isInOrder: true,
    Draw: CategoryTree,
  },
];
const EMPTY = { narrowed: 'Aucune catégorie trouvée', none: 'Aucune catégorie trouvée' };

/** Categories as a grid or as a tree (R1505). */
const CategoriesPage = () => <ResourcePage resource={categories} views={VIEWS} empty={EMPTY} />;

export default CategoriesPage;
