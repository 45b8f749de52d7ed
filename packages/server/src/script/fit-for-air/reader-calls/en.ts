import type { ReaderCalls } from './call-lists.ts'

export const en: ReaderCalls = {
  asks: /^(?:(?:and|so|or|but),?\s)?(?:were|did|do|don['’]t|have|haven['’]t|are|aren['’]t|can|could|would|will|had|should|(?:what|how|where|when|who|which|why)\s(?:\S+\s){0,2}?(?:do|did|have|are|would|will|can|were))\s(?:you|your)(?!\p{L})/iu,
  anywhere: `
    refresh the page
    refresh this page
    reload the page
    reload this page
    your chosen podcast
    your favourite podcast
    your favorite podcast
    this newspaper
    this website has
    this news site
    this publication
    the newsdesk
    the news desk
    our newsdesk
    send your
    share your
    email your
    upload your
    have your say
    leave a comment
    comment below
    join the conversation
    join the debate
    cast your vote
    vote in our
    take our poll
    take our quiz
    take part in our
    follow the link below
    scroll down
    sign the petition below
    nominate your
    tag a friend
  `,
  begins: `
    already a subscriber
    already a member
    already subscribed
    already registered
    already have an account
    not a subscriber
    not a member
    do you have an account
    create an account
    create a free account
    register for free
    register now
    register to
    unlock this
    unlock unlimited
    get unlimited
    get full access
    start your free
    start your trial
    you have reached your
    you have # free
    you ve read
    to read the full
    to read this
    to read more
    to read the rest
    to unlock
    enjoy unlimited
    support our journalism
    support independent
    sign up to our
    sign up for
    sign up here
    sign up now
    sign up today
    subscribe to
    subscribe now
    subscribe for
    become a member
    become a subscriber
    download our
    download the app
    download the _ app
    get our
    get the app
    get the day s
    get the latest
    get breaking
    join our
    join the conversation
    join the discussion
    follow us on
    follow us for
    follow our
    find us on
    like us on
    stay informed
    stay up to date
    stay tuned
    don t miss
    never miss
    have your say
    have something to say
    let us know
    tell us what
    tell us your
    tell us in
    share your thoughts
    share your views
    what do you think
    do you agree
    leave a comment
    add a comment
    view comments
    read comments
    comments are
    comments have been
    show comments
    related story
    related stories
    related reading
    related article
    related articles
    you may also like
    you might also like
    you may be interested
    recommended for you
    recommended reading
    also read
    see also
    read also
    read next
    read full
    read our
    more from
    more stories
    more on this
    for more stories
    for more news
    for the latest
    for all the latest
    all the latest
    hear more
    listen now
    listen to our
    listen to the full
    watch now
    watch below
    watch the full
    watch the moment
    watch more
    see more
    see the full
    see photos
    scroll down
    scroll for
    swipe
    tap here
    see story here
    see the story here
    read the story here
    tap to
    this is a breaking
    this is a developing
    developing story
    breaking news story
    this breaking news
    more details to follow
    more to follow
    please refresh
    check back for
    with inputs from
    with agency inputs
    inputs from
    with additional reporting
    with contributions from
    content continues below
    story continues below
    article continues
    advertisement continues
    thanks for reading
    thank you for reading
    this site uses
    report a typo
    report an error
    spotted an error
    see something wrong
    first published
    last modified
  `,
}
