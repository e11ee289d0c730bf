import { CURRENCY_CODE } from '@karite/shared/locale';

/**
 * What the shop's page loads in place of KkiaPay's script: the same functions on `window`, the same events. Like that
 * one it listens to anyone who posts a message; that is why nothing that it says is believed.
 */
export const WIDGET_SCRIPT = `(() => {
  const slots = {};
  const slot = (name) => (callback) => { slots[name] = callback; };
  const nothing = () => {};
  let frame = null;
  const say = (name, data) => { (slots[name] || nothing)(data); };
  const close = () => {
    if (!frame) return;
    frame.remove();
    frame = null;
    say('DESTROY_WIDGET');
  };
  window.addEventListener('message', (event) => {
    const message = event.data;
    if (!message || typeof message.name !== 'string') return;
    if (message.name === 'CLOSE_WIDGET') close();
    say(message.name, message.data);
  });
  const short = { success: 'PAYMENT_SUCCESS', failed: 'PAYMENT_FAILED' };
  Object.assign(window, {
    openKkiapayWidget(config) {
      close();
      frame = document.createElement('iframe');
      frame.title = 'Paiement de test';
      frame.src = '/api/payments/stand-in/widget#' + encodeURIComponent(JSON.stringify(config));
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;color-scheme:light';
      frame.addEventListener('load', () => { if (frame) frame.focus(); say('INIT_WIDGET'); say('WIDGET_SUCCESSFULLY_INIT'); });
      document.body.append(frame);
    },
    closeKkiapayWidget: close,
    addSuccessListener: slot('PAYMENT_SUCCESS'),
    addFailedListener: slot('PAYMENT_FAILED'),
    addPendingListener: slot('PENDING_PAYMENT'),
    addPaymentAbortedListener: slot('PAYMENT_ABORTED'),
    addPaymentInitListener: slot('PAYMENT_INIT'),
    addPaymentEndListener: slot('PAYMENT_END'),
    addKkiapayCloseListener: slot('CLOSE_WIDGET'),
    addWidgetInitListener: slot('INIT_WIDGET'),
    addWidgetDestroyedListener: slot('DESTROY_WIDGET'),
    addFeedbackListener: slot('ON_USER_FEEDBACK'),
    onNetworkStateChanged: slot('NETWORK_STATE_CHANGED'),
    addKkiapayListener: (event, callback) => { if (short[event]) slots[short[event]] = callback; },
    removeKkiapayListener: (event) => { if (short[event]) slots[short[event]] = nothing; },
  });
  const online = () => say('NETWORK_STATE_CHANGED');
  window.addEventListener('online', online);
  window.addEventListener('offline', online);
})();
`;

/** What the widget's own page does: each button plays an answer, and says what KkiaPay's would. */
export const PAGE_SCRIPT = `(() => {
  const config = JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{}');
  const amount = Number(config.amount) || 0;
  const currency = config.currency || '${CURRENCY_CODE}';
  const back = parent === window && config.returnUrl;
  document.getElementById('amount').textContent = config.shown || amount + ' ' + currency;
  const say = (name, data) => parent.postMessage({ name, data }, location.origin);
  const events = {
    success: 'PAYMENT_SUCCESS', 'wrong-amount': 'PAYMENT_SUCCESS', 'wrong-currency': 'PAYMENT_SUCCESS',
    'two-orders': 'PAYMENT_SUCCESS', 'five-notices': 'PAYMENT_SUCCESS',
    failure: 'PAYMENT_FAILED', pending: 'PENDING_PAYMENT', late: 'PENDING_PAYMENT',
  };
  const state = document.getElementById('state');
  const buttons = [...document.querySelectorAll('button')];
  const play = async (name) => {
    if (name === 'close') return say('CLOSE_WIDGET');
    if (name === 'abort') { say('PAYMENT_ABORTED', { partnerId: config.partnerId, data: config.data }); return say('CLOSE_WIDGET'); }
    for (const button of buttons) button.disabled = true;
    state.textContent = 'Un instant...';
    say('PAYMENT_INIT');
    try {
      const answer = await fetch('/api/payments/stand-in/transactions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ play: name, amount, currency, partnerId: String(config.partnerId || config.data || '') }),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const { transactionId } = await answer.json();
      say('PAYMENT_END');
      if (events[name]) say(events[name], { transactionId, partnerId: config.partnerId, data: config.data });
      state.textContent = name === 'silence' ? 'Payé. Le widget se tait : fermez la fenêtre.' : 'Fait. Vous pouvez fermer.';
      // As a page of its own it goes back to the shop, and nowhere else.
      if (back && new URL(back).origin === location.origin) location.assign(back);
    } catch {
      state.textContent = 'Le serveur ne répond pas. Réessayez.';
    }
    for (const button of buttons) button.disabled = false;
  };
  for (const button of buttons) button.addEventListener('click', () => play(button.dataset.play));
  addEventListener('keydown', (event) => { if (event.key === 'Escape') play('close'); });
  document.querySelector('button').focus();
})();
`;
