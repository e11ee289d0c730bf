import { plural } from '@karite/shared/format';
import { pointsFor } from '@karite/shared/points';
import { browserClient } from '../../api/browser-client.ts';
import { getPointsSettings } from '../../api/points.ts';
import { useRemote } from '../../api/use-remote.ts';

/** How many points an order of an account will bring (R1974), where the shop gives any; `articles` in the shop's currency. */
export function PointsToCome({ articles }: { articles: number }) {
  const { value: settings } = useRemote(() => getPointsSettings(browserClient), null);
  const points = settings?.isOn ? pointsFor(articles, settings) : 0;
  return points > 0 ? <p>Cette commande vous apportera {plural(points, 'point')} quand elle sera terminée.</p> : null;
}
