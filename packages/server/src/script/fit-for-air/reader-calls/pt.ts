import type { ReaderCalls } from './call-lists.ts'

export const pt: ReaderCalls = {
  asks: /^(?:e\s)?(?:você|vocês|tu|(?:já\s)?(?:tens|tem (?:fotografias|fotos|imagens|vídeos?|informaç\p{L}+|alguma)|esteve|estava n[oa]|estavas|viste|viu algo|sabes|sabia que|sabias|queres|quer (?:receber|saber|ganhar)|conheces|és|é testemunha|foi testemunha|presenciou|assistiu)|(?:o que|como|onde|qual)\s(?:\S+\s){0,2}?(?:você|achas|acha|pensas|viste|fazes))(?!\p{L})/iu,
  anywhere: `
    atualize a página
    atualizar a página
    recarregue a página
    este jornal
    este site apurou
    esta redação
    a este jornal
    a nossa reportagem
    nossa reportagem
    a reportagem apurou
    a reportagem tentou
    a reportagem entrou em contato
    envie nos
    enviem nos
    conte nos
    contem nos
    diga nos
    digam nos
    escreva nos
    mande nos
    contacte nos
    siga nos
    ligue nos
    partilhe connosco
    envie as suas
    envie a sua
    envie suas
    envie sua
    mande sua
    mande suas
    partilhe a sua
    compartilhe sua
    deixe o seu comentário
    deixe seu comentário
    dê a sua opinião
    dê sua opinião
    vote na nossa
    participe na sondagem
    participe da enquete
  `,
  begins: `
    já é assinante
    já é subscritor*
    já sou
    já tem conta
    já tem uma conta
    já possui cadastro
    ainda não é
    não é assinante
    inicie sessão
    iniciar sessão
    faça login
    faça o login
    faça o seu
    faça seu login
    entre com sua
    entre com seu
    registe se
    registre se
    cadastre se
    crie a sua conta
    crie sua conta
    crie uma conta
    assine já
    assine agora
    assine a
    assine o
    assine para
    assine por
    torne se
    subscreva
    inscreva se
    para continuar a ler
    para continuar lendo
    para continuar a leitura
    para ler o
    para ler a
    para ler mais
    para aceder a este
    para aceder ao conteúdo
    para ter acesso a este
    para ter acesso ao conteúdo
    conteúdo exclusivo
    artigo exclusivo
    matéria exclusiva
    este artigo é
    este conteúdo é
    este artigo foi
    esta matéria foi
    esta reportagem foi
    tenha acesso
    aceda a
    acesse o
    acesse a
    acesse aqui
    acesse nosso
    descarregue
    baixe
    descubra
    siga nos
    siga o nosso
    siga a nossa
    siga nosso
    siga o canal
    siga o g1
    siga a página
    siga todas
    acompanhe o nosso
    acompanhe nosso
    acompanhe as
    acompanhe tudo
    acompanhe todas
    participe do
    participe no
    junte se
    entre no nosso
    entre no grupo
    entre no canal
    entre em nosso
    receba
    não perca
    fique a par
    fique por dentro
    mantenha se informad*
    mantenha se a par
    ouça
    assista
    veja o vídeo
    veja as
    veja aqui
    veja também
    veja mais
    veja a
    ver mais
    ver vídeo
    confira
    leia mais
    leia também
    leia o
    leia a
    leia aqui
    leia ainda
    ler mais
    ler também
    continue a ler
    continue lendo
    continuar a ler
    continuar lendo
    clique
    carregue aqui
    saiba mais
    saiba tudo
    saiba como
    pode gostar
    pode também
    poderá também
    você pode gostar
    talvez goste
    notícias relacionadas
    notícia relacionada
    artigos relacionados
    mais notícias
    mais sobre
    mais informações em
    outras notícias
    o que acha
    o que achas
    o que você acha
    qual a sua opinião
    qual sua opinião
    dê a sua
    dê sua
    deixe o seu
    deixe seu
    deixe um
    deixe a sua
    comente
    partilhe
    partilhar no
    partilhar este
    partilhar na
    compartilhe
    compartilhar no
    compartilhar esta
    compartilhar na
    envie nos
    envie sua
    mande sua
    tem alguma sugestão
    com informações d*
    com agências
    com lusa
    fonte lusa
    fonte agência
    notícia em atualização
    em atualização
    em actualização
    esta reportagem está
    última atualização
    última modificação
    atualizado em #
    atualizado às
    atualizado há
    atualizada em #
    atualizado a #
    atualizado #
    publicado em #
    publicado às
    publicado a #
    publicado há
    publicado #
    tempo de leitura
    imagem ilustrativa
    foto ilustrativa
    imagem meramente
    foto de arquivo
    imagem de arquivo
  `,
}
