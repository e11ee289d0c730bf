import styles from './payment-page.module.css';

/** Says loudly that payments are played: the shop is not tied to a company that moves money, or to its sandbox. */
export const TestPaymentNotice = () => (
  <p className={styles.test} role="note">
    <strong>Paiement de test</strong> Aucun argent n'est débité, et la commande ne compte pas dans le chiffre
    d'affaires.
  </p>
);
