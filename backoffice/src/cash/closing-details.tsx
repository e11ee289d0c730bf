import { COURIER_KIND_LABELS } from '@karite/shared/cash';
import { formatDateTime, formatNumber } from '@karite/shared/format';
import { formatMoney } from '@karite/shared/payments';
import type { CashClosing } from '@karite/shared/resources';
import './cash.css';

/** A day's cash by courier and currency, as it was closed. */
export function ClosingDetails({ record: closing }: { record: CashClosing }) {
  return (
    <>
      <p className="quiet">
        Clôturée par {closing.by}, le {formatDateTime(closing.createdAt)}
      </p>
      {closing.counts.map((count) => (
        <p key={count.currency}>
          <strong>Caisse comptée</strong> : {formatMoney(count.counted, count.currency)}, attendu{' '}
          {formatMoney(count.expected, count.currency)}, écart {formatMoney(count.difference, count.currency)}
        </p>
      ))}
      {closing.counts.length === 0 && <p className="quiet">La caisse n’a pas été comptée.</p>}
      {closing.lines.length === 0 && <p>Aucun encaissement ce jour-là.</p>}
      <ul className="closing">
        {closing.lines.map((line) => (
          <li key={`${line.courier}${line.currency}`}>
            <strong>
              {line.courier} · {line.currency}
            </strong>
            <span className="quiet">
              {COURIER_KIND_LABELS[line.kind]} · {formatNumber(line.orders)} commande(s), {formatNumber(line.refused)}{' '}
              refus
            </span>
            <dl>
              <div>
                <dt>Attendu</dt>
                <dd className="figure">{formatMoney(line.expected, line.currency)}</dd>
              </div>
              <div>
                <dt>Reçu</dt>
                <dd className="figure">{formatMoney(line.received, line.currency)}</dd>
              </div>
              {Boolean(line.refunded) && (
                <div>
                  <dt>Remboursé</dt>
                  <dd className="figure">{formatMoney(line.refunded ?? 0, line.currency)}</dd>
                </div>
              )}
              <div>
                <dt>Écart</dt>
                <dd className="figure">{formatMoney(line.difference, line.currency)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
