/**
 * What people choose as a password, written by hand: words, names, places and clubs, in French, in
 * English, and of the countries that the shop serves. Without accents, case or digits (common-passwords.ts adds those).
 */
const list = (words: string): string[] => words.trim().split(/\s+/);

/** Whole passwords that no pattern makes. */
export const KNOWN_PASSWORDS = list(`
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsxedcrfv zaq12wsx zaq1zaq1
  qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12345 qwertz123 qwertzuiop qwertzui azertyui azertyuiop azerty123
  azerty1234 azerty12345 azerty123456 azerty789 azqswxed aqwzsxedc aqwxszedc 1a2z3e4r 1a2z3e4r5t a1z2e3r4 a1z2e3r4t5
  asdfghjk asdfghjkl asdf1234 asdfasdf qsdfghjk qsdfghjklm wxcvbnwx zxcvbnm1 zxcvbnm123 zxcvbnma poiuytreza
  abcd1234 abcde123 abcde12345 abc12345 abc123456 abcd12345 abcdefgh abcdefghi abcdefghij abcdefg1 abcdefg123 1234abcd
  123abc123 12345abc a1b2c3d4 a1b2c3d4e5 a12345678 a123456789 aa123456 aa12345678 q1234567 q12345678 p@ssw0rd pa55word
  passw0rd 12341234 12344321 123123123 1231231234 123321123 123454321 1234554321 12345678910 123456789a 12345678a
  123456aa 123456abc 123456qwe 123qweasd 123qwe123 qwe123qwe qweasdzxc qweqweqwe 147258369 159357159 159753159 741852963
  789456123 963852741 987654321 9876543210 98765432 87654321 876543210 0123456789 01234567 012345678 1122334455 11223344
  11112222 12121212 13131313 10203040 1020304050 21212121 20202020 31415926 1111222233334444 12131415 22334455 55667788
  69696969 77889900 99887766 00112233 changeme changeme123 changezmoi letmein1 letmein123 letmein2 trustno1 iloveyou1
  iloveyou2 iloveyou123 iloveyou! iloveu123 jetaime1 jetaime123 jtaime123 jtmbcp123 monamour1 welcome1 welcome123
  welcome2 bienvenue1 password! password1! password12! password123! motdepasse! motdepasse1! admin123 admin1234
  admin12345 administrateur administrator superadmin rootroot toortoor testtest test1234 test12345 testing123 guest123
  user1234 user12345 demodemo demo1234 default1 temp1234 secret123 azertyqwerty qwertyazerty facebook1 google123
  whatsapp1 starwars1 pokemon123 batman123 superman1 spiderman1 dragon123 monkey123 shadow123 master123 michael1
  jordan23 ronaldo7 cristiano7 messi1010 neymar10 drogba11 mbappe10 benzema9 zidane10 psg12345 om123456 liverpool1
  chelsea1 barcelona1 realmadrid7 manchester1 arsenal1 juventus1 milan1899 jesus123 jesuschrist jesus777 god12345
  dieumerci dieuestbon dieuestgrand merciseigneur merciJesus gloireadieu amenamen alleluia1 allahuakbar bismillah
  bismillah1 mashallah inshallah lovelove kisskiss babybaby mamanpapa papamaman mamamama papapapa bonjour1 bonjour123
  salut123 soleil123 chouchou doudou123 loulou123 nounours1 coucou123 caramel1 chocolat1 princesse1 marseille13 paris75000
`).map((word) => word.toLowerCase());

/** Words that come alone or with a year, a few digits or a sign behind them. */
export const COMMON_WORDS = list(`
  password motdepasse passe passer passeport secret secrets admin administrateur utilisateur client compte connexion
  bienvenue welcome bonjour bonsoir salut coucou hello azerty qwerty qwertz abcdef abcdefg internet ordinateur computer
  telephone portable google facebook instagram whatsapp youtube tiktok samsung iphone android nokia orange moov mtn
  airtel wave momo

  amour amours amoureux amoureuse jetaime jtaime iloveyou loveyou lovely love lover coeur cheri cherie bebe baby babygirl
  bisou bisous calin chaton minou minette loulou louloute doudou nounou nounours chouchou titi toto tata tonton papa
  maman mama famille family enfant soeur frere fils fille princesse princess prince reine queen king ange angel angels
  poupee etoile star soleil sunshine lune moonlight ciel fleur flower rose tulipe papillon butterfly arcenciel rainbow
  bonheur happy joie espoir espoirs liberte freedom paix peace force courage succes victoire winner champion gagnant
  argent money million milliardaire business patron patronne chef boss travail travailleur benediction

  dieu dieumerci seigneur jesus christ jesuschrist marie saintemarie esprit esprit-saint amen alleluia gloire grace
  priere eglise bible allah inchallah mohamed muhammad islam ramadan mecque fatiha vodoun vaudou

  chien chat cheval lion tigre tiger panthere leopard elephant elephants ecureuil ecureuils lapin dauphin dauphins
  dolphin aigle eagle dragon licorne unicorn monkey singe serpent requin tortue oiseau poisson loup

  football basket basketball handball rugby tennis baseball hockey champions marseille paris parissg psg barcelone
  barcelona realmadrid madrid chelsea arsenal liverpool manchester juventus milan bayern asec asecmimosas mazembe
  tpmazembe vitaclub dragons buffles requins ronaldo cristiano messi neymar mbappe zidane drogba benzema etoo pogba
  maradona pele

  afrique africa africain africaine benin beninois beninoise dahomey cotonou portonovo parakou calavi abomey ouidah
  bohicon natitingou djougou kandi cotedivoire ivoire ivoirien ivoirienne abidjan bouake daloa yamoussoukro sanpedro
  korhogo yopougon cocody adjame treichville divo gagnoa congo congolais congolaise kinshasa kinois lubumbashi
  mbujimayi kisangani kananga likasi kolwezi goma bukavu matadi brazzaville pointenoire dolisie ouesso owando togo lome
  senegal dakar mali bamako niger niamey burkina nigeria lagos ghana accra cameroun douala yaounde gabon libreville
  france francais francaise lyon toulouse bordeaux nantes lille strasbourg bruxelles belgique suisse geneve canada
  montreal quebec amerique america newyork london

  karite karity beurre beurredekarite shea sheabutter cosmetique cosmetiques cosmetics beaute beauty parfum parfums
  perfume savon savonnoir creme cremes lait huile argan aloe aloevera coco baobab moringa hibiscus vanille cannelle
  caramel chocolat chocolate bonbon sucre miel banane ananas mangue orange pomme cerise fraise peche citron coconut
  cacao cafe maquillage makeup rougealevres coiffure coiffeuse cheveux tresse tresses peau pagne boutique magasin
  marche livraison commande promo promotion nouveau nouveaute

  adjovi afi ablavi adjo akossiwa akouvi akpene koffi kofi kouassi kouame kouadio yao konan kouakou aya affoue amenan
  adjoua akissi ahou mamadou ousmane ibrahim ibrahima abdoulaye abdoul moussa issa seydou souleymane boubacar amadou
  oumar fatou fatoumata aminata aissatou mariam mariama awa khadija aicha rachida salimata bintou djeneba nadege
  armelle sandrine christelle clarisse edwige estelle fabrice franck gildas herve hermann joel landry prosper rodrigue
  serge sylvain thierry wilfried yannick mireille mireillet ngalula mbuyi kabila tshisekedi lumumba mulumba kalala
  ilunga mukendi tshibangu mbemba nganga massamba makosso loemba bouanga matondo nzuzi bukasa kasongo mwamba
  marie jean pierre paul jacques michel nicolas thomas alexandre alexandra antoine julien guillaume maxime valentin
  mathieu matthieu vincent sebastien stephane stephanie christophe christine caroline catherine charlotte camille
  celine claire chloe clement damien daniel danielle david delphine dominique elodie emilie emmanuel emmanuelle eric
  fabien florian francois francoise frederic gabriel gabrielle genevieve georges gerard helene isabelle jerome jessica
  jonathan joseph josephine juliette justine kevin laetitia laura laurent leila lionel louis louise lucas lucie manon
  margaux martin martine maurice melanie melissa monique morgane nathalie nathan olivier pascal patricia patrick
  pauline philippe rachel raphael rebecca robert romain sabrina samuel sandra sarah simon sophie sylvie valerie
  vanessa veronique victor virginie william xavier yasmine zacharie andrew anthony ashley benjamin brandon charlie
  christian daniela elizabeth george hannah harley heather jasmine jennifer jeremy jordan joshua justin matthew
  michael michelle nicole richard samantha taylor tiffany tyler

  monday lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril juin juillet aout septembre
  octobre novembre decembre printemps automne hiver summer winter spring autumn saison vacances vacance noel paques
  anniversaire

  batman superman spiderman ironman pokemon pikachu naruto sasuke goku dragonball onepiece starwars matrix harrypotter
  hannah minecraft fortnite playstation nintendo mario sonic ferrari mercedes porsche toyota peugeot renault yamaha
  kawasaki michaeljackson beyonce rihanna akon djarafat arafat fallyipupa koffiolomide wenge magicsystem afrobeat

  master access shadow hunter killer freedom whatever nothing cookie cookies computer pepper ginger cheese purple
  yellow silver golden diamond diamant crystal cristal thunder mustang corvette soccer maggie buster ranger phoenix
  forever friends friend amitie ami amie copain copine bestfriend teamo corazon hola amigo letmein trustno changeme
  login guest default server system windows microsoft linux apple rouge bleu verte violet noire blanche
`);
