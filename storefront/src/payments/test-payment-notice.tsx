import styles from './payment-page.module.css';

/** Shows clearly that payments are simulated: the shop has no payment provider, or uses its sandbox. */
export const TestPaymentNotice = () => (
  <p className={styles.test} role="note">
    <strong>Paiement de test</strong> Aucun argent n’est débité, et la commande ne compte pas dans le chiffre
    d’affaires.
  </p>
);
