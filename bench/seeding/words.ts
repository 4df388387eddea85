/** What generated products are called: enough words that a million of them are told apart. */
const list = (words: string) => words.trim().split(/\s+/)

export const LOOKS = list(`amber ashen azure blush brass bronze burnt camel charcoal chestnut
  cinnamon claret cobalt copper coral crimson dusky ebony ember emerald fern flint frosted ginger
  golden granite hazel heather honeyed indigo ivory jade khaki lavender lemon lilac linden maroon
  midnight mint moss mustard nutmeg oatmeal ochre olive onyx orchid pale pearl peat petrol pine
  plum poppy quartz raven russet saffron sage sandy sapphire scarlet sepia shale silver slate smoky
  snowy speckled storm striped tawny teal thistle umber velvet violet walnut willow wintry`)

export const MANNERS = list(`adjustable airy alpine ample artisan balanced braided breathable bright
  brushed calm classic collapsible compact cosy crisp daily dapper deft dense durable earnest easy
  elegant everyday featherlight festive firm fleeting foldable fresh gentle glossy handmade hardy
  heritage hidden honest humble insulated keen layered lined lively lofty magnetic matte mellow
  modern modular neat nimble padded patient pleated plush portable prompt quiet quilted rapid
  reversible ribbed rugged seamless simple sleek slender slim smart smooth snug soft sturdy supple
  tailored textured timeless tiny tough trusty vintage warm washable waterproof weighty woven`)

export const BRANDS = list(`Aldergate Amberley Ashdown Bellweather Birkin Blackthorn Bramley
  Brightwater Calder Carrow Castlemere Copperfield Corrigan Dalton Denholm Eastmoor Eldridge
  Fairholm Fenwick Ferrar Foxglove Galloway Garrick Glenmore Greywater Halden Hallam Harrow Hathaway
  Hawksmoor Heddle Holloway Iverson Jessop Kestrel Kirkwall Lambourne Larkspur Linden Lockhart
  Marlowe Merrow Millbrook Montrose Nordlys Norwood Oakhurst Ormond Osterley Pemberton Penrose
  Pinder Quayside Quillon Ravensworth Redfern Renwick Ridgeway Rowan Saltmarsh Selwyn Sorrel
  Stanmore Stellan Strand Tamsin Tarrant Thornbury Thorne Tolland Trevanion Umbra Ventnor Vesper
  Wakefield Warrick Westerly Whitby Wilder Windermere Wren Wyndham Yarrow Yelland Zephyr`)

export const THINGS = {
  Electronics: list(`adapter alarm amplifier battery camera charger clock controller drone earbuds
    fan headphones heater hub joystick keyboard lamp laptop lens microphone monitor mouse phone
    player printer projector radio recorder router scanner screen sensor speaker tablet telescope
    thermometer torch tracker tripod turntable watch webcam`),
  Clothing: list(`apron beanie belt blazer blouse boots cap cape cardigan coat dress gloves gown
    hat hoodie jacket jeans jumper kilt leggings loafers mittens parka pyjamas raincoat robe sandals
    scarf shawl shirt shoes shorts skirt slippers socks stockings suit sweater tie trousers tunic
    waistcoat`),
  Books: list(`almanac anthology atlas biography chronicle companion cookbook diary dictionary
    encyclopedia essays fable field-guide folktales handbook history journal legends letters
    manual memoir miscellany mystery novel novella parable poems primer reader reference romance
    saga sketchbook stories study thriller travels treasury trilogy workbook yearbook`),
  Kitchen: list(`basin beaker board bowl bread-bin cafetiere carafe casserole colander cup decanter
    dish fork frying-pan funnel glass grater grinder jar jug kettle knife ladle mixer mortar mug
    pan peeler pestle pitcher plate pot rolling-pin saucer scales sieve skillet spatula spoon
    teapot thermos toaster tray whisk`),
  Garden: list(`barrow bench birdhouse bulbs cloche compost-bin dibber edger feeder fork gauge
    gazebo greenhouse hammock hedge-shears hoe hose kneeler lantern loppers mat mower netting pergola
    planter pot pruner rake riddle roller saw secateurs seeds shed shovel spade sprayer sprinkler
    stake trellis trowel trug watering-can windchime`),
} as const

export const FIRST_NAMES = list(`Ada Amir Anna Bela Bram Cato Chidi Dana Dmitri Elif Emil Esra Farid
  Fenna Greta Hana Hugo Ines Ivo Jonas Kaia Kofi Lea Luca Mara Milo Nadia Nia Omar Otis Petra Priya
  Quinn Rafael Rosa Sami Selma Tariq Tess Uma Viktor Wen Ximena Yuki Zoe`)

export const LAST_NAMES = list(`Aas Abara Aubert Barreto Benali Brennan Castell Dahl Dvorak Eze
  Farkas Figueroa Grant Haddad Hale Hofmann Ikeda Jansen Karimi Korhonen Kovacs Lind Lopez Mensah
  Meyer Moretti Nowak Okafor Olsen Park Patel Quiroga Raman Rossi Sato Silva Tanabe Thapa Umar
  Varga Volkov Weber Yilmaz Zhao`)

export const CITIES = list(`Aarhus Bergen Bilbao Bologna Bruges Cork Delft Dijon Gdansk Ghent
  Graz Krakow Leiden Leipzig Ljubljana Lyon Malmo Nantes Oslo Porto Riga Siena Split Tampere Tartu
  Toledo Turin Uppsala Utrecht Vilnius Zurich`)
