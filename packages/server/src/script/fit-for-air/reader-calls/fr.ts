import type { ReaderCalls } from './call-lists.ts'

export const fr: ReaderCalls = {
  asks: /^(?:(?:et|avez|êtes|étiez|aviez|connaissez|voulez|souhaitez|savez|pensez|pouvez|habitez)[\s-])?(?:vous)(?!\p{L})|^(?:que|qu['’]en|comment|où|quand|pourquoi)\s?(?:\S+\s){0,2}?\p{L}+ez-vous(?!\p{L})|^\p{L}+ez-vous(?!\p{L})|^(?:et toi|tu)\s|^as-tu\s|^es-tu\s/iu,
  anywhere: `
    actualisez la page
    actualiser la page
    rafraîchissez la page
    rechargez la page
    ce journal
    la rédaction a pu
    la rédaction de votre
    la rédaction vous
    envoyez vos
    partagez vos
    partagez votre
    donnez votre avis
    laissez un commentaire
    répondez à ce
    participez à ce
    votez pour
    racontez vos
    réagissez
    vos photos et vidéos
  `,
  begins: `
    déjà abonné*
    déjà inscrit*
    déjà un compte
    vous êtes déjà abonné*
    vous avez déjà un
    pas encore abonné*
    pour lire la suite
    pour lire l article
    pour continuer à lire
    pour continuer votre
    pour continuer la lecture
    pour poursuivre la lecture
    pour poursuivre votre
    pour accéder à l
    il vous reste #
    cet article est
    cet article vous est
    cet article a été
    article réservé
    contenu réservé
    connectez vous
    se connecter
    s abonner
    je m abonne
    abonnez vous
    inscrivez vous
    créez un compte
    créez votre compte
    profitez de
    accédez à
    découvrez nos offres
    découvrez aussi
    découvrez notre
    offre découverte
    téléchargez
    rejoignez nous
    rejoignez notre
    rejoignez la
    rejoignez le canal
    suivez nous
    suivez l actualité
    suivez toute
    suivez notre
    suivez nos
    retrouvez nous
    retrouvez l
    retrouvez notre
    retrouvez nos
    retrouvez tous
    retrouvez toute
    retrouvez ici
    recevez
    ne manquez
    ne ratez
    restez informé*
    restez connecté*
    écoutez
    réagissez
    réagir à cet
    réagir à l article
    donnez votre avis
    votre avis
    qu en pensez vous
    et vous qu
    et vous que
    dites nous
    laissez un commentaire
    poster un commentaire
    voir les commentaires
    lire les commentaires
    # commentaires
    partagez cet
    partager cet
    partager sur
    partager l article
    sur le même sujet
    sur le même thème
    dans la même rubrique
    dans la même catégorie
    à lire aussi
    à lire également
    à lire ou
    à lire sur
    à voir aussi
    à voir également
    lire aussi
    lire également
    lire l article
    lire notre
    lire plus
    lire la suite
    voir aussi
    voir plus
    voir la vidéo
    voir les photos
    voir notre
    regardez
    en savoir plus
    plus d informations sur
    plus d infos
    plus de détails à venir
    plus d informations à venir
    vous aimerez aussi
    vous pourriez aussi
    vous souhaitez
    articles similaires
    articles liés
    nos journalistes
    avec afp
    avec reuters
    avec l afp
    avec agences
    avec les agences
    la rédaction vous
    signaler une erreur
    une erreur dans cet
    temps de lecture
    lecture #
    dernière mise à jour
    dernière modification
    modifié à
    mis à jour à
    cliquez
  `,
}
