import { paths } from '@karite/shared/paths';
import type { Choice } from '../../../api/choices.ts';
import { Link } from '../../../ui/link/link.tsx';
import { choiceLists } from './choice-lists.ts';

export type ChoicesProps = { choices: readonly Choice[]; current: string };

/** The shades and formats of a product, as links to the page of each (R1913): they work without script, and can be sent. */
export const Choices = ({ choices, current }: ChoicesProps) =>
  choiceLists(choices, current).map(({ label, current: chosen, options }) => (
    <nav key={label} aria-label={label}>
      <p>
        {label} : <strong>{chosen}</strong>
      </p>
      <ul>
        {options.map((option) => (
          <li key={option.label}>
            <Link
              to={paths.product(option.id)}
              replace
              keepScroll
              aria-current={option.isCurrent || undefined}
              data-gone={!option.inStock || undefined}
            >
              {option.swatch && <i style={{ background: option.swatch }} />}
              <span>{option.label}</span>
              {!option.inStock && <span className="hidden"> (épuisé)</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
