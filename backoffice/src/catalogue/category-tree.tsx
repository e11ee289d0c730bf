import { plural } from '@karite/shared/format';
import type { Category } from '@karite/shared/resources';
import type { ListViewProps } from '../resource/resource-context.ts';
import { Thumbnail } from '../ui/picture.tsx';
import { treeOf } from './tree-of.ts';
import './category-tree.css';

/** The tree of categories, one level deep (R1124), in the order that administrators drag them to (R1127). */
export function CategoryTree({ rows, cells, actionsOf, open }: ListViewProps<Category>) {
  const branch = (category: Category) => (
    <div className="branch">
      {category.image ? (
        <Thumbnail url={category.image} alt="" size={32} isWhole />
      ) : (
        <span className="swatch" style={{ backgroundColor: category.color }} />
      )}
      <button type="button" className="card-title" onClick={() => open(category.id)}>
        {category.title}
      </button>
      {category.children.length > 0 && (
        <span className="quiet">{plural(category.children.length, 'sous-catégorie')}</span>
      )}
      <span className="branch-actions">
        {cells.position?.({ value: category.position, record: category, isWhole: false })}
        {actionsOf(category)}
      </span>
    </div>
  );
  return (
    <ul className="tree">
      {treeOf(rows).map(({ root, children }) => (
        <li key={root.id} data-row-key={root.id}>
          {branch(root)}
          {children.length > 0 && (
            <ul>
              {children.map((child) => (
                <li key={child.id} data-row-key={child.id}>
                  {branch(child)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
