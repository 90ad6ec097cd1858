import type { Words } from '../wire/types';

/** What is said about records and about chance. */
export const words = {
  openMore: {
    fr: 'Un relevé est une partie gardée dans un fichier : chaque table permet de le télécharger. Rejouez-la ici coup par coup et voyez ce qu’en pense le bot. Rien n’est conservé.',
    en: 'A record is a game kept in a file: every table lets you download it. Play it again here, move by move, and see what the bot thinks of it. Nothing is stored.',
  },
  paste: { fr: 'Relevé, texte ou JSON', en: 'Record, text or JSON' },
  whichGame: (n: number) => ({ fr: `Ce fichier contient ${n} parties. Laquelle ?`, en: `This file holds ${n} games. Which one?` }),
  chooseFile: { fr: 'Choisir un fichier', en: 'Choose a file' },
  open: { fr: 'Ouvrir', en: 'Open' },
  another: { fr: 'Ouvrir un autre relevé', en: 'Open another record' },
  tooLarge: { fr: 'Ce fichier est trop grand pour être un relevé.', en: 'This file is too large to be a record.' },
  opening: { fr: 'On rejoue la partie…', en: 'Playing the game again…' },
  result: (text: string, how?: Words) => ({
    fr: `Résultat : ${text}${how ? `, ${how.fr}` : ''}`,
    en: `Result: ${text}${how ? `, ${how.en}` : ''}`,
  }),
  /** How a table ends a game though its rules would let it go on. */
  endings: {
    resigned: { fr: 'par abandon', en: 'by resignation' },
    time: { fr: 'au temps', en: 'on time' },
    agreed: { fr: 'd’un commun accord', en: 'by agreement' },
  } as Record<string, Words>,
  unfinished: { fr: 'Partie inachevée', en: 'Unfinished game' },
  checksPassed: { fr: 'Coups, résultat et hasard vérifiés', en: 'Moves, result and chance all check out' },
  checkFailed: (what: Words) => ({ fr: `Ce relevé est faux : ${what.fr}.`, en: `This record is wrong: ${what.en}.` }),
  /** By the name of a check. */
  failures: {
    result: { fr: 'le résultat écrit n’est pas celui du jeu', en: 'the result is not the one on the board' },
    shares: { fr: 'les parts du hasard ne sont pas celles des règles', en: 'the shares of chance are not those of the rules' },
    commitment: { fr: 'le secret n’a pas l’empreinte publiée', en: 'the secret does not have the published fingerprint' },
    promise: { fr: 'le secret n’est pas celui de l’ouverture de la table', en: 'the secret is not that of the opening of the table' },
    chance: { fr: 'les tirages ne sont pas ceux du secret, ou il manque', en: 'the draws are not those of the secret, or it is missing' },
  } as Record<string, Words>,
  exportAll: { fr: 'Télécharger toutes mes parties', en: 'Download all my games' },
  myGames: { fr: 'Mes parties', en: 'My games' },
  exportMore: {
    fr: 'Toutes les parties jouées sur cet appareil, dans un seul fichier texte, qui s’ouvre aussi ici.',
    en: 'All games played on this device, in one text file, which opens here too.',
  },
  exporting: (n: number, all: number) => ({ fr: `Table ${n} sur ${all}…`, en: `Table ${n} of ${all}…` }),
  exported: (n: number) => ({
    fr: n < 2 ? `${n} partie dans le fichier.` : `${n} parties dans le fichier.`,
    en: n === 1 ? '1 game in the file.' : `${n} games in the file.`,
  }),
  nothingHeld: { fr: 'Aucune partie n’a encore été jouée sur cet appareil.', en: 'No game has been played on this device yet.' },

  fairWhat: {
    fr: 'Personne ne peut choisir les dés ni les cartes, pas même ce serveur, et chacun peut s’en assurer :',
    en: 'Nobody can choose the dice or the cards, not even this server, and anyone can make sure of it:',
  },
  fairHow: [
    {
      fr: 'Quand une table s’ouvre, le serveur tire un nombre secret et en publie l’empreinte : il ne peut plus en changer.',
      en: 'When a table opens, the server draws a secret number and publishes its fingerprint: it cannot change it any more.',
    },
    {
      fr: 'L’appareil de chaque joueur ajoute alors un nombre à lui. Tous les tirages découlent de ces nombres.',
      en: 'Each player’s device then adds a number of its own. All draws follow from these numbers.',
    },
    {
      fr: 'À la fin le secret est révélé, et cette page refait tout le calcul dans votre navigateur, sans croire le serveur sur parole.',
      en: 'At the end the secret is revealed, and this page does all the sums again in your browser, without taking the server’s word for it.',
    },
  ],
  verdicts: {
    yes: { fr: 'Le calcul concorde : chaque tirage est celui que les nombres imposaient.', en: 'It adds up: every draw is the one the numbers called for.' },
    no: { fr: 'Quelque chose ne va pas : ce relevé ne tient pas ce qui était promis.', en: 'Something is wrong: this record does not keep what was promised.' },
    open: { fr: 'On ne peut pas encore juger : le secret n’est pas révélé.', en: 'It cannot be judged yet: the secret is not revealed.' },
  },
  verify: { fr: 'Vérifier', en: 'Verify' },
  verifyAnother: { fr: 'Vérifier un relevé', en: 'Verify a record' },
  verifying: { fr: 'Calcul en cours…', en: 'Working it out…' },
  unreadable: (what: string) => ({ fr: `Ce n’est pas un relevé : ${what}`, en: `This is not a record: ${what}` }),
  noCrypto: {
    fr: 'Ce navigateur ne calcule d’empreintes que sur une adresse https ou sur la machine même.',
    en: 'This browser computes fingerprints only at an https address or on the machine itself.',
  },
  commitment: { fr: 'Empreinte publiée', en: 'Published fingerprint' },
  seed: { fr: 'Secret révélé', en: 'Revealed secret' },
  seedLater: { fr: 'Le secret sera révélé à la fin de la partie.', en: 'The secret will be revealed when the game is over.' },
  commitmentIs: { fr: 'Le secret a bien l’empreinte publiée', en: 'The secret has the published fingerprint' },
  promiseIs: {
    fr: 'L’empreinte est celle que cet appareil a vue avant la partie',
    en: 'The fingerprint is the one this device saw before the game',
  },
  boundIs: {
    fr: 'Chaque place était engagée sur son nombre avant que l’un soit dit',
    en: 'Every seat was bound to its number before any was told',
  },
  noncesIs: { fr: 'Les nombres ajoutés par cet appareil ont compté', en: 'The numbers this device added were used' },
  chanceIs: (n: number) => ({ fr: `Les ${n} tirages sont ceux du calcul`, en: `All ${n} draws are as computed` }),
  yes: { fr: 'oui', en: 'yes' },
  no: { fr: 'non', en: 'no' },
  unknown: { fr: 'cet appareil ne peut pas le dire', en: 'this device cannot tell' },
  noChance: { fr: 'Ce jeu se joue sans hasard : il n’y a rien à vérifier ici.', en: 'This game has no chance in it: there is nothing to verify here.' },
  offlineToo: {
    fr: 'La commande « cavale verify » contrôle en plus chaque coup et chaque part, avec les règles.',
    en: 'The command “cavale verify” also checks every move and every share against the rules.',
  },
  drawsOf: { fr: 'Les tirages', en: 'The draws' },
  moveNumber: { fr: 'Coup', en: 'Move' },
  outcome: { fr: 'Tirage', en: 'Outcome' },
  shareOf: { fr: 'Part', en: 'Share' },
  numberCame: { fr: 'Nombre', en: 'Number' },
  upTo: (from: string, to: string, of: string) => ({ fr: `${from} à ${to} sur ${of}`, en: `${from} to ${to} of ${of}` }),
  onlyOne: (from: string, of: string) => ({ fr: `${from} sur ${of}`, en: `${from} of ${of}` }),
  gameNumber: (n: number) => ({ fr: `Partie ${n}`, en: `Game ${n}` }),

  ofThisServer: { fr: 'Le hasard de ce serveur', en: 'Chance on this server' },
  ofThisServerMore: (games: number) => ({
    fr: `Tous les dés et toutes les cartes ${games < 2 ? 'de la partie terminée' : `des ${games} parties terminées`} ici, à côté de ce qu’on attend d’un hasard juste.`,
    en: `All dice and cards of the ${games === 1 ? 'one game' : `${games} games`} that ended here, beside what fair chance would bring.`,
  }),
  noneYet: { fr: 'Aucune partie avec hasard n’est encore terminée ici.', en: 'No game with chance has ended here yet.' },
  stillCounting: (n: number) => ({ fr: `Tables encore à compter : ${n}.`, en: `Tables still to count: ${n}.` }),
  seen: { fr: 'Sorti', en: 'Came' },
  expected: { fr: 'Attendu', en: 'Expected' },
  draws: (n: number) => ({ fr: n < 2 ? `${n} tirage` : `${n} tirages`, en: n === 1 ? '1 draw' : `${n} draws` }),
  tooFew: { fr: 'Trop peu de tirages pour en juger.', en: 'Too few draws to judge.' },
  fit: (chi: string, degrees: number, p: string) => ({
    fr: `Un hasard juste s’écarte au moins autant dans ${p} des cas (χ² = ${chi}, ${degrees} degrés de liberté).`,
    en: `Fair chance is off at least as much in ${p} of cases (χ² = ${chi}, ${degrees} degrees of freedom).`,
  }),
};
