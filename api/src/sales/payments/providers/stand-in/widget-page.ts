import { LANGUAGE } from '@karite/shared/locale';
import type { Play } from './transactions.ts';

const BUTTONS: [Play | 'abort' | 'close', string, string][] = [
  ['success', 'Payer', 'Le paiement réussit'],
  ['failure', 'Échec', 'Solde insuffisant'],
  ['pending', 'En attente', 'Reste en attente'],
  ['late', 'Succès tardif', 'Réussit 20 secondes plus tard'],
  ['wrong-amount', 'Mauvais montant', 'Paie 1 au lieu du total'],
  ['wrong-currency', 'Mauvaise monnaie', 'Paie dans une autre monnaie'],
  ['two-orders', 'Transaction déjà utilisée', 'Celle d’une autre commande'],
  ['five-notices', 'Cinq avis à la fois', 'Réussit, annoncé cinq fois'],
  ['silence', 'Silence', 'Réussit sans rien dire'],
  ['abort', 'Abandonner', 'Le client renonce'],
  ['close', 'Fermer', 'Ferme la fenêtre'],
];

/** The page inside the widget's frame. It says loudly that nothing is paid. */
export const WIDGET_PAGE = `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paiement de test</title>
<link rel="stylesheet" href="widget.css">
</head>
<body>
<main role="dialog" aria-modal="true" aria-labelledby="title">
<p class="warning">Test : rien n’est débité</p>
<h1 id="title">Paiement de test</h1>
<p>Ce guichet remplace les prestataires de paiement tant que la boutique n’a pas leurs clés. Choisissez la réponse à jouer.</p>
<p class="amount" id="amount"></p>
<div class="plays">
${BUTTONS.map(([play, label, text]) => `<button type="button" data-play="${play}"><b>${label}</b><span>${text}</span></button>`).join('\n')}
</div>
<p id="state" role="status"></p>
</main>
<script src="page.js"></script>
</body>
</html>
`;

export const WIDGET_STYLE = `* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { display: grid; place-items: center; padding: 12px; overflow: auto; background: rgb(20 12 8 / 60%);
  color: #2b1d14; font: 16px/1.45 system-ui, sans-serif; }
main { width: 100%; max-width: 460px; max-height: 100%; overflow: auto; padding: 20px; border-radius: 16px; background: #fffaf5; }
.warning { margin: -20px -20px 16px; padding: 10px 20px; background: #a8321f; color: #fff; font-weight: 700; text-align: center; }
h1 { margin: 0 0 4px; font-size: 20px; }
p { margin: 0 0 10px; }
.amount { font-size: 28px; font-weight: 700; }
.plays { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
button { min-height: 56px; padding: 8px 10px; border: 1px solid #d9c3b0; border-radius: 10px; background: #fff; color: inherit;
  font: inherit; text-align: left; cursor: pointer; }
button b, button span { display: block; }
button span { color: #6b5443; font-size: 13px; line-height: 1.3; }
button:hover { border-color: #8a5a34; }
button:focus-visible { outline: 3px solid #8a5a34; outline-offset: 2px; }
button:disabled { opacity: .6; cursor: default; }
button[data-play='success'] { grid-column: 1 / -1; border-color: #1f6b42; background: #1f6b42; color: #fff; text-align: center; }
button[data-play='success'] span { color: #e4f4ea; }
#state { min-height: 24px; margin: 12px 0 0; }
`;
