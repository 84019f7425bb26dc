// Made by npm run codegen from the migrated database.
import type { Generated, GeneratedAlways } from 'kysely';

/** Every table and view, with names as the program spells them. */
export interface Tables {
  account: {
    accountId: string;
    playerId: string;
    phone: string;
    passwordHash: string;
    nickname: string;
    avatarSeed: string;
    firstUserSeed: string;
    inviteCode: string | null;
    channelCode: string | null;
    nameHidden: Generated<boolean>;
    winsShown: Generated<boolean>;
    battlesShown: Generated<boolean>;
    luckShown: Generated<boolean>;
    email: string | null;
    emailConfirmedAt: number | null;
    tradeLink: string | null;
    steamId: string | null;
    avatarHash: string | null;
    state: "pending" | "registered";
    frozenAt: number | null;
    eraseCommand: string | null;
    agreedAt: number;
    createdAt: number;
    epoch: Generated<number>;
  };
  accountChange: {
    accountId: string;
    changedIn: string;
    expiresAt: number;
  };
  actProposal: {
    actId: string;
    kind: string;
    playerId: string | null;
    proposer: string;
    ticket: string | null;
    expiresAt: number;
    position: number;
    proposedAt: number;
    closed: "approved" | "refused" | null;
    closedBy: string | null;
    closedPosition: number | null;
    closedAt: number | null;
    breakGlass: boolean;
    glassPosition: number | null;
    glassReason: string | null;
    reviewedBy: string | null;
    reviewNote: string | null;
    reviewedPosition: number | null;
  };
  actionTicket: {
    ticketHash: Uint8Array;
    accountId: string;
    expiresAt: number;
    epoch: Generated<number>;
  };
  alarmTold: {
    alarm: string;
    kind: string;
    text: string;
    beganAt: number;
    toldAt: number;
  };
  alertPost: {
    alertId: string;
    channel: "webhook" | "mail";
    state: "began" | "lasts" | "ended" | "test";
    body: string;
    madeAt: number;
    tries: Generated<number>;
    nextTryAt: number | null;
    deliveredAt: number | null;
    fault: string | null;
  };
  apiKey: {
    keyId: string;
    accountId: string;
    name: string;
    keyHash: Uint8Array;
    prefix: string;
    scopes: readonly string[];
    createdAt: number;
    lastUsedAt: number | null;
    expiresAt: number | null;
    epoch: Generated<number>;
  };
  attempt: {
    key: Uint8Array;
    count: number;
    resetsAt: number;
  };
  auditor: {
    tokenHash: Uint8Array;
    name: string;
    may: "openings" | "state" | "replays";
    grantedBy: string;
    grantedAt: number;
    revokedBy: string | null;
    revokedAt: number | null;
  };
  auditorKey: {
    key: string;
    auditor: string;
    addedBy: string;
    addedAt: number;
    size: number | null;
    cosignedAt: number | null;
    note: Uint8Array | null;
  };
  avatar: {
    accountId: string;
    hash: string;
    webp: Uint8Array;
    createdAt: number;
  };
  balanceNow: {
    playerId: string;
    balance: string;
    amount: bigint;
  };
  battle: {
    battleId: string;
    position: number;
    version: number;
    lastPosition: number;
    status: "waiting" | "locked" | "finished" | "dissolved";
    mode: string;
    official: boolean;
    private: boolean;
    creator: string | null;
    cost: bigint;
    seatCount: number;
    taken: number;
    createdAt: number;
    endedAt: number | null;
    state: string;
  };
  battleScore: {
    period: "day" | "week" | "month";
    start: number;
    playerId: string;
    won: bigint;
    wins: number;
    battles: number;
  };
  battleSeat: {
    playerId: string;
    battleId: string;
    position: number;
  };
  battleSum: {
    playerId: string;
    day: number;
    dayWon: bigint;
    dayWins: number;
    dayBattles: number;
    week: number;
    weekWon: bigint;
    weekWins: number;
    weekBattles: number;
    month: number;
    monthWon: bigint;
    monthWins: number;
    monthBattles: number;
  };
  bigWin: {
    period: "day" | "week" | "month";
    start: number;
    itemId: string;
    position: number;
    at: number;
    proofId: string;
    game: string;
    playerId: string;
    skinId: string;
    wear: string;
    value: bigint;
    caseSlug: string | null;
  };
  caseVersion: {
    slug: string;
    version: number;
    oddsHash: string;
    oddsTable: string;
    display: string;
    theme: string;
    themeOrder: number;
    price: bigint;
    position: number;
    effectiveAt: number;
    until: number | null;
  };
  catalogDraft: {
    draftId: string;
    name: string;
    document: string;
    base: string;
    version: number;
    savedBy: string;
    savedAt: number;
    proposal: string | null;
  };
  contest: {
    contestId: string;
    position: number;
    name: string;
    ranking: "battles" | "openings" | "wins";
    startsAt: number;
    endsAt: number;
    balance: "coin" | "locked";
    prizes: string;
    excluded: string;
    status: "announced" | "cancelled" | "ended" | "settled";
    settledAt: number | null;
    settledPosition: number | null;
  };
  contestPlace: {
    contestId: string;
    rank: number;
    playerId: string;
    score: bigint;
    reached: number;
    paid: boolean;
  };
  contestScore: {
    contestId: string;
    playerId: string;
    score: bigint;
    reached: number;
  };
  coupon: {
    couponId: string;
    playerId: string;
    position: number;
    terms: string;
    expiresAt: number;
    usedAt: number | null;
    revokedAt: number | null;
  };
  depositOrder: {
    orderId: string;
    accountId: string;
    playerId: string;
    commandId: string;
    channel: string;
    currency: string;
    payAmount: bigint;
    amount: bigint;
    bonus: Generated<bigint>;
    couponId: string | null;
    oneTimeRewards: boolean;
    provider: string;
    providerRef: string | null;
    payUrl: string | null;
    sessionBegun: Generated<boolean>;
    requested: Generated<boolean>;
    state: Generated<number>;
    payable: Generated<boolean>;
    problem: "amount" | "currency" | "refused" | null;
    createdAt: number;
    updatedAt: number;
    askAt: number;
    asked: Generated<number>;
    paymentRef: string | null;
    givenBack: Generated<bigint>;
  };
  depositReversal: {
    position: number;
    playerId: string;
    depositId: string;
    kind: string;
    amount: bigint;
    bonus: bigint;
    locked: bigint;
    coin: bigint;
    receivable: bigint;
    at: number;
  };
  deviceKey: {
    playerId: string;
    key: string;
    position: number;
    addedBy: string;
    signer: string | null;
    addedAt: number;
    removedAt: number | null;
  };
  erasedPhone: {
    phoneHash: Uint8Array;
    erasedAt: number;
    excludedUntil: number | null;
    rewards: Generated<readonly string[]>;
  };
  event: {
    position: number;
    streamId: string;
    version: number;
    type: string;
    entry: Uint8Array;
    leafHash: Generated<Uint8Array>;
  };
  eventVersion: {
    type: string;
    schemaVersion: number;
  };
  flowRecord: {
    playerId: string;
    flowId: string;
    kind: "deposit" | "retrieval" | "transfer";
    position: number;
    amount: bigint;
    balance: string;
    state: string;
    at: number;
    reversed: Generated<bigint>;
  };
  gameSwitch: {
    game: string;
    stopped: boolean;
    reason: string;
    position: number;
  };
  giveaway: {
    giveawayId: string;
    position: number;
    version: number;
    lastPosition: number;
    endedPosition: number | null;
    status: "open" | "locked" | "drawn" | "cancelled";
    host: string | null;
    startsAt: number;
    drawAt: number;
    entrants: number;
    state: string;
  };
  giveawayEntry: {
    giveawayId: string;
    code: number;
    playerId: string;
    entropy: string;
    at: number;
    position: number;
  };
  giveawayPassword: {
    giveawayId: string;
    passwordHash: string;
    createdAt: number;
  };
  giveawayWinner: {
    giveawayId: string;
    prize: number;
    ticket: number;
    code: number;
    playerId: string;
  };
  goldenCode: {
    codeHash: Uint8Array;
    codeId: string;
    createdAt: number;
    batch: string | null;
    expiresAt: number | null;
  };
  guard: {
    playerId: string;
    version: number;
    blockedUntil: number | null;
    rewardsBlockedUntil: number | null;
    limits: Generated<string>;
    minCycleMs: Generated<number>;
    barredUntil: number | null;
    heldUntil: number | null;
    leavingHeldUntil: number | null;
  };
  hostPair: {
    pairId: string;
    playerId: string;
    room: "battle" | "giveaway";
    publicHash: string;
    position: number;
  };
  houseAccount: {
    account: string;
    balance: string;
    amount: bigint;
  };
  houseAct: {
    position: number;
    at: number;
    kind: string;
    playerId: string | null;
    balance: "coin" | "points" | "locked" | null;
    amount: bigint | null;
    reason: string | null;
    facts: Generated<string>;
  };
  imposedLimit: {
    limitId: string;
    playerId: string;
    kind: "deposit" | "loss" | "wager";
    period: "day" | "week" | "month";
    amount: bigint;
    reason: string;
    imposedBy: string;
    imposedAt: number;
  };
  item: {
    itemId: string;
    playerId: string;
    skinId: string;
    wear: string;
    float: number | null;
    value: bigint;
    game: Generated<string>;
    caseSlug: string | null;
    sellOnly: Generated<boolean>;
    state: "held" | "sold" | "used" | "escrowed" | "exchanged" | "retrieving" | "retrieved";
    acquiredAt: number;
    acquiredVersion: number;
  };
  itemMark: {
    playerId: string;
    itemId: string;
    locked: boolean;
    favourite: boolean;
  };
  itemSerial: {
    itemId: string;
    number: number;
    previousAt: number | null;
  };
  itemWorth: {
    state: string;
    worth: bigint;
  };
  knownDevice: {
    accountId: string;
    tokenHash: Uint8Array;
    device: string;
    firstSeenAt: number;
    lastSeenAt: number;
    expiresAt: number;
    epoch: Generated<number>;
  };
  ledgerMoney: {
    slot: number;
    action: string;
    balance: "coin" | "points" | "locked";
    source: string;
    target: string;
    channel: string;
    count: number;
    amount: bigint;
    firstPosition: number;
    lastPosition: number;
  };
  ledgerPlay: {
    slot: number;
    game: string;
    oddsHash: string;
    slug: string;
    free: boolean;
    plays: number;
    staked: bigint;
    won: bigint;
    expected: string;
    variance: string;
    most: bigint;
    firstPosition: number;
    lastPosition: number;
  };
  liabilityLeaf: {
    treeId: string;
    playerId: string;
    salt: Uint8Array;
    coin: bigint;
    points: bigint;
    locked: bigint;
    leafHash: Uint8Array;
  };
  liabilityTile: {
    treeId: string;
    level: number;
    index: number;
    first: Uint8Array;
    hashes: Uint8Array;
  };
  liabilityTree: {
    treeId: string;
    position: number;
    begunAt: number;
    root: Uint8Array | null;
  };
  liveBattle: {
    battleId: string;
    state: string;
  };
  liveEvent: {
    seq: number;
    position: number;
    type: number;
    at: number;
    displayAt: number;
    grade: number | null;
    payload: string;
  };
  liveGrade: {
    skinId: string;
    grade: number;
  };
  liveScore: {
    day: number;
    playerId: string;
    won: bigint;
    wins: number;
    battles: number;
  };
  logHead: {
    id: number;
    position: number;
    lastAt: number;
    writers: readonly number[];
  };
  logNote: {
    path: string;
    bytes: Uint8Array;
    publishedAt: number;
  };
  logTile: {
    level: number;
    index: number;
    width: number;
    hashes: Uint8Array;
  };
  mailOutbox: {
    messageId: string;
    sealed: Uint8Array;
    tries: Generated<number>;
    nextTryAt: number;
    expiresAt: number;
  };
  message: {
    messageId: string;
    playerId: string;
    kind: string;
    template: string;
    params: string;
    link: string | null;
    position: number | null;
    visibleAt: number;
    readAt: number | null;
  };
  movement: {
    position: number;
    seq: number;
    playerId: string;
    balance: "coin" | "points" | "locked";
    action: string;
    orderId: string;
    amount: bigint;
    after: bigint;
    at: number;
  };
  notice: {
    noticeId: string;
    texts: string;
    publishedAt: number;
    withdrawnAt: number | null;
    shownUntil: number | null;
  };
  opening: {
    position: number;
    salt: Uint8Array;
    entry: Uint8Array;
  };
  openingScore: {
    period: "day" | "week" | "month";
    start: number;
    playerId: string;
    value: bigint;
    count: number;
  };
  openingSum: {
    playerId: string;
    day: number;
    dayValue: bigint;
    dayCount: number;
    week: number;
    weekValue: bigint;
    weekCount: number;
    month: number;
    monthValue: bigint;
    monthCount: number;
  };
  operatorAccess: {
    accessId: string;
    label: string;
    secretHash: Uint8Array;
    scopes: readonly string[];
    createdAt: number;
    expiresAt: number;
    revokedAt: number | null;
    lastUsedAt: number | null;
  };
  operatorAct: {
    commandId: string;
    words: Uint8Array;
    firstAt: number;
    doneAt: number | null;
  };
  operatorCeremony: {
    ceremonyId: string;
    operatorId: string | null;
    challenge: string;
    expiresAt: number;
  };
  operatorInvitation: {
    secretHash: Uint8Array;
    operatorId: string;
    expiresAt: number;
  };
  operatorJournal: {
    entryId: GeneratedAlways<number>;
    at: number;
    operatorId: string;
    kind: string;
    subject: string | null;
    detail: string | null;
    reason: string | null;
  };
  operatorMacro: {
    name: string;
    text: string;
    operatorId: string;
    savedAt: number;
  };
  operatorPasskey: {
    credentialId: Uint8Array;
    operatorId: string;
    publicKey: Uint8Array;
    counter: number;
    backedUp: boolean;
    name: string;
    createdAt: number;
    lastUsedAt: number | null;
  };
  operatorPerson: {
    operatorId: string;
    name: string;
    roles: readonly string[];
    invitedBy: string;
    createdAt: number;
    endedAt: number | null;
  };
  operatorProposal: {
    actId: string;
    playerId: string | null;
    effect: string;
    changes: string;
    reason: string;
    refusal: string | null;
    createdAt: number;
  };
  operatorSession: {
    tokenHash: Uint8Array;
    operatorId: string;
    createdAt: number;
    lastUsedAt: number;
    expiresAt: number;
    endsAt: number;
  };
  pairReturn: {
    pairId: string;
    playerId: string;
    plays: number;
    staked: bigint;
    won: bigint;
    expected: string;
    variance: string;
    most: bigint;
  };
  passkey: {
    passkeyId: string;
    accountId: string;
    credentialId: Uint8Array;
    publicKey: Uint8Array;
    counter: number;
    transports: readonly string[];
    backedUp: boolean;
    name: string;
    createdAt: number;
    lastUsedAt: number | null;
  };
  passkeyCeremony: {
    ceremonyId: string;
    purpose: "register" | "login" | "step-up";
    accountId: string | null;
    challenge: string;
    expiresAt: number;
    epoch: Generated<number>;
  };
  paymentChannelOff: {
    channelId: string;
    reason: string;
    changedBy: string;
    changedAt: number;
  };
  paymentEvent: {
    provider: string;
    eventId: string;
    orderId: string;
    kind: string;
    currency: string | null;
    amount: bigint | null;
    outcome: string;
    receivedAt: number;
  };
  pendingChange: {
    changeId: string;
    accountId: string;
    kind: "TRADE_LINK" | "STEAM_LINK" | "PHONE" | "REMOVE_PASSKEY" | "REMOVE_TOTP";
    value: string;
    detail: string | null;
    requestedAt: number;
    appliesAt: number;
    epoch: Generated<number>;
  };
  play: {
    playerId: string;
    position: number;
    playId: string;
    game: string;
    cost: bigint;
    won: bigint;
    itemId: string | null;
    caseSlug: string | null;
    quantity: number;
    free: boolean;
    at: number;
  };
  playerNote: {
    noteId: string;
    playerId: string;
    about: "note" | "care";
    text: string;
    operatorId: string;
    at: number;
    withdrawnAt: number | null;
  };
  playerRestriction: {
    restrictionId: string;
    playerId: string;
    kind: "block" | "hold";
    scope: "leaving" | "everything" | null;
    reason: string;
    imposedBy: string;
    origin: "operator" | "recovery" | "thaw" | "freeze";
    imposedAt: number;
    until: number;
    liftedBy: string | null;
    liftedAt: number | null;
    liftReason: string | null;
  };
  privateBattle: {
    battleId: string;
    settledAt: number | null;
  };
  processBeat: {
    processId: string;
    roles: readonly string[];
    host: string;
    pid: number;
    version: string;
    node: string;
    writer: number | null;
    position: number;
    reasons: readonly string[];
    startedAt: number;
    beatAt: number;
  };
  projection: {
    name: string;
    version: number;
    position: Generated<number>;
    status: Generated<string>;
  };
  promotionCode: {
    code: string;
    playerId: string;
    chosen: boolean;
  };
  provedAddress: {
    key: Uint8Array;
    expiresAt: number;
  };
  publication: {
    hash: string;
    type: string;
    position: number;
    at: number;
  };
  reactor: {
    name: string;
    position: number;
    holder: string | null;
    leasedUntil: Generated<number>;
  };
  reactorFailure: {
    name: string;
    position: number;
    tries: number;
    nextTryAt: number;
    reason: string;
  };
  rebateRecord: {
    position: number;
    playerId: string;
    fromId: string;
    depositId: string;
    deposit: bigint;
    amount: bigint;
    at: number;
  };
  receipt: {
    key: string;
    requestHash: Uint8Array;
    outcome: string;
    position: number | null;
    at: number;
  };
  receivable: {
    playerId: string;
    amount: bigint;
  };
  recoveryCode: {
    accountId: string;
    codeHash: Uint8Array;
  };
  reportSchedule: {
    scheduleId: string;
    every: "day" | "week" | "month";
    tables: readonly string[];
    mail: string;
    madeBy: string;
    madeAt: number;
    nextFrom: string;
    sentAt: number | null;
  };
  restoreDrill: {
    drillId: GeneratedAlways<number>;
    askedAt: number;
    askedBy: string;
    leasedUntil: number | null;
    startedAt: number | null;
    endedAt: number | null;
    source: "folder" | "server" | "published" | null;
    ok: boolean | null;
    entries: number | null;
    behind: number | null;
    lastAt: number | null;
    bytes: number | null;
    fault: string | null;
  };
  retrieval: {
    retrievalId: string;
    playerId: string;
    itemId: string;
    state: number;
    position: number;
    requestedAt: number;
    changedAt: number;
  };
  retrievalPrivate: {
    retrievalId: string;
    playerId: string;
    itemId: string;
    position: number;
    tradeLink: string | null;
    skinId: string;
    wear: string;
    float: number | null;
    step: "new" | "sending" | "sent" | "done";
    provider: string | null;
    providerRef: string | null;
    message: string | null;
    tries: Generated<number>;
    nextTryAt: number;
  };
  returnDocument: {
    hash: string;
    position: number;
  };
  returnSum: {
    game: string;
    oddsHash: string;
    slug: string;
    free: boolean;
    plays: number;
    staked: bigint;
    won: bigint;
    expected: string;
    variance: string;
    most: bigint;
  };
  saferPlay: {
    playerId: string;
    limits: Generated<string>;
    timeOutUntil: number | null;
    excludedUntil: number | null;
    reminder: Generated<number>;
    minCycleMs: Generated<number>;
  };
  sandboxPayment: {
    orderId: string;
    currency: string;
    amount: bigint;
    state: "open" | "paid" | "closed";
  };
  sandboxShipment: {
    key: string;
    fails: boolean;
    sentAt: number;
  };
  sealing: {
    id: number;
    holder: string;
    epoch: number;
    until: Date;
  };
  securityEvent: {
    eventId: GeneratedAlways<number>;
    accountId: string;
    kind: string;
    at: number;
    device: string;
    addressHash: Uint8Array | null;
    detail: string | null;
    minute: number | null;
    expiresAt: number;
  };
  securityLink: {
    linkId: string;
    accountId: string;
    tokenHash: Uint8Array;
    action: "STOP_CHANGE" | "STOP_RECOVERY" | "FREEZE" | "CONFIRM_EMAIL";
    changeId: string | null;
    madeAt: number;
    expiresAt: number;
    epoch: Generated<number>;
  };
  seedPair: {
    pairId: string;
    playerId: string;
    seq: number;
    publicHash: string;
    committedPosition: number;
    committedAt: number;
    userSeed: string | null;
    roundCount: number;
    startedAt: number | null;
    serverSeed: string | null;
    salt: string | null;
    revealedAt: number | null;
    revealedPosition: number | null;
    revealedEntropy: string | null;
    laneKey: string | null;
    laneAnchor: string | null;
    laneStep: number | null;
  };
  serverSeed: {
    pairId: string;
    sealed: Uint8Array;
  };
  session: {
    tokenHash: Uint8Array;
    sessionId: Generated<string>;
    accountId: string;
    device: Generated<string>;
    createdAt: number;
    lastSeenAt: number;
    expiresAt: number;
    endsAt: number;
    epoch: Generated<number>;
  };
  shopListing: {
    listingId: string;
    skinId: string;
    wear: string;
    balance: "coin" | "points";
    stock: number;
    open: boolean;
    position: number;
  };
  shopPurchase: {
    purchaseId: string;
    playerId: string;
    position: number;
    at: number;
    listingId: string;
    balance: "coin" | "points";
    total: bigint;
    itemIds: readonly string[];
  };
  siteChore: {
    name: string;
    nextAt: number;
  };
  siteKey: {
    name: string;
    proof: Uint8Array;
    since: number | null;
  };
  siteTotal: {
    name: string;
    amount: bigint;
  };
  skinCurrent: {
    skinId: string;
    version: number;
    definition: string;
  };
  skinMade: {
    skinId: string;
    made: number;
    lastAt: number;
  };
  slider: {
    sliderId: string;
    answerHash: Uint8Array;
    expiresAt: number;
  };
  smsCode: {
    phone: string;
    requester: Uint8Array;
    purpose: string;
    codeHash: Uint8Array;
    sentAt: number;
    expiresAt: number;
    triesLeft: number;
    othersLeft: number;
  };
  smsLock: {
    phone: string;
    sentAt: number;
    expiresAt: number;
    ofDevices: Generated<boolean>;
  };
  smsOutbox: {
    messageId: string;
    sealed: Uint8Array;
    tries: Generated<number>;
    nextTryAt: number;
    expiresAt: number;
  };
  snapshot: {
    streamId: string;
    version: number;
    state: string;
    openEntries: number;
  };
  spentLink: {
    pairId: string;
    step: number;
    room: string;
    position: number;
    rounds: number;
  };
  steamAttempt: {
    stateHash: Uint8Array;
    accountId: string | null;
    params: string;
    expiresAt: number;
    epoch: Generated<number>;
  };
  steamNonce: {
    nonceHash: Uint8Array;
    expiresAt: number;
  };
  steamTicket: {
    ticketHash: Uint8Array;
    steamId: string;
    expiresAt: number;
  };
  stream: {
    streamId: string;
    version: number;
  };
  supportEntry: {
    entryId: string;
    ticketId: string;
    fromSupport: boolean;
    text: string;
    at: number;
  };
  supportTicket: {
    ticketId: string;
    playerId: string;
    subject: string;
    state: "open" | "answered" | "closed";
    retrievalId: string | null;
    createdAt: number;
    updatedAt: number;
    assignedTo: string | null;
  };
  target: {
    skinId: string;
    wear: string;
    value: bigint;
    grade: number;
    floatMin: number;
    floatMax: number;
    names: string;
  };
  timer: {
    streamId: string;
    kind: string;
    seq: number;
    dueAt: number;
  };
  totp: {
    accountId: string;
    sealed: Uint8Array;
    lastStep: number;
    since: number;
  };
  totpSetup: {
    accountId: string;
    sealed: Uint8Array;
    expiresAt: number;
    epoch: Generated<number>;
  };
  untoldNews: {
    playerId: string;
    depositId: string;
    reversed: Generated<boolean>;
  };
  verification: {
    accountId: string;
    state: "PENDING" | "VERIFIED" | "FAILED";
    referenceHash: Uint8Array | null;
    updatedAt: number;
    epoch: Generated<number>;
  };
  verifiedSum: {
    accountId: string;
    kind: "retrieval" | "deposit";
    commandId: string;
    amount: bigint;
    at: number;
    expiresAt: number;
  };
  wagered: {
    playerId: string;
    amount: bigint;
  };
  wallet: {
    playerId: string;
    coin: bigint;
    points: bigint;
    locked: Generated<bigint>;
    version: number;
  };
  webhookRefusal: {
    provider: string;
    hour: number;
    reason: "unsigned" | "unknown-order";
    refused: number;
    lastAt: number;
    expiresAt: number;
  };
  wholeEvent: {
    position: number;
    streamId: string;
    version: number;
    type: string;
    entry: Uint8Array;
  };
}

/** Columns of 64 bits that hold money. */
export const MONEY_COLUMNS: ReadonlySet<string> = new Set(
  'after amount bonus coin cost dayValue dayWon deposit givenBack locked monthValue monthWon most payAmount points price receivable reversed score staked total value weekValue weekWon won worth'.split(' '),
);

/** Columns of 64 bits that hold positions, counts and moments. */
export const INTEGER_COLUMNS: ReadonlySet<string> = new Set(
  'acquiredAt addedAt agreedAt appliesAt askAt askedAt at barredUntil beatAt beganAt begunAt behind blockedUntil bytes changedAt closedAt closedPosition committedAt committedPosition cosignedAt count counter createdAt day deliveredAt displayAt doneAt drawAt drillId dueAt effectiveAt emailConfirmedAt endedAt endedPosition endsAt entries entryId epoch erasedAt eventId excludedUntil expiresAt firstAt firstPosition firstSeenAt frozenAt glassPosition grantedAt heldUntil hour imposedAt index lastAt lastPosition lastSeenAt lastStep lastUsedAt leasedUntil leavingHeldUntil liftedAt madeAt minute month nextAt nextTryAt plays position previousAt proposedAt publishedAt reached readAt receivedAt refused removedAt requestedAt resetsAt revealedAt revealedPosition reviewedPosition revokedAt rewardsBlockedUntil savedAt sentAt seq settledAt settledPosition shownUntil since size slot start startedAt startsAt timeOutUntil toldAt until updatedAt usedAt visibleAt week withdrawnAt'.split(' '),
);

/** In the order of the table. */
export const ITEM_COLUMNS = [
  'itemId',
  'playerId',
  'skinId',
  'wear',
  'float',
  'value',
  'game',
  'caseSlug',
  'sellOnly',
  'state',
  'acquiredAt',
  'acquiredVersion',
] as const;
