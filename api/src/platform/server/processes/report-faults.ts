/** Imported first by each program: all other code is evaluated by the currency and the locale of the shop. */
import './fault-listener.ts';
import './check-values.ts';
