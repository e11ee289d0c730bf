import { Scrollable } from '../../ui/scrollable.tsx';

type FiguresTableProps = {
  label: string;
  columns: readonly string[];
  /** By row; its first cell names it. */
  rows: readonly (readonly string[])[];
};

/** What a chart shows, in figures: folded, for who reads rather than looks. */
export const FiguresTable = ({ label, columns, rows }: FiguresTableProps) => (
  <details className="chart-figures">
    <summary>Voir les chiffres</summary>
    <Scrollable label={label}>
      <table className="lines">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className="figure">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  </details>
);
