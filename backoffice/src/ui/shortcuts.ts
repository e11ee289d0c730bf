/** A key, or keys pressed together, and what they do on which screens. */
export type Shortcut = { keys: readonly string[]; does: string };

/** Every shortcut of the back-office, by where it works: a screen that has one of its own adds it here. */
export const SHORTCUTS: Readonly<Record<string, readonly Shortcut[]>> = {
  Partout: [
    { keys: ['Ctrl', 'K'], does: 'Chercher un écran, un élément ou une action (Cmd K sur Mac)' },
    { keys: ['?'], does: 'Voir les raccourcis' },
    { keys: ['Ctrl', 'Z'], does: 'Annuler ce qui vient d’être fait, tant que c’est proposé' },
    { keys: ['Échap'], does: 'Fermer ce qui est ouvert' },
  ],
  'Dans un formulaire': [{ keys: ['Ctrl', 'S'], does: 'Enregistrer' }],
  'Dans une liste': [
    { keys: ['↑', '↓'], does: 'Aller d’une ligne à l’autre' },
    { keys: ['Entrée'], does: 'Ouvrir la fiche' },
    { keys: ['Espace'], does: 'Cocher la ligne' },
    { keys: ['Maj', 'clic'], does: 'Sur un titre de colonne : trier aussi par elle' },
  ],
};
