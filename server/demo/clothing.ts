import type { DemoProduct } from './types.ts'

// In the order of the shop window: what comes last is seen first.
export const clothing: DemoProduct[] = [
  {
    picture: 'beach-sandals',
    name: 'Shingle Beach Sandals',
    brand: 'Saltmarsh',
    category: 'Clothing',
    description:
      'Soft underfoot, firm at the edge, and with a toe post that does not bite. They float, which you will be glad of once.',
    price: 1800,
    stock: 48,
    reviews: [
      { by: 'chidi', rating: 5, comment: 'No blisters, not even on the first day.', daysAgo: 295 },
      { by: 'yuki', rating: 4, comment: 'Sizes come up long; I took one smaller.', daysAgo: 260 },
      { by: 'tamsin', rating: 3, comment: 'Fine on sand and slippery on wet tiles.', daysAgo: 74 },
      {
        by: 'aoife',
        rating: 4,
        comment: 'They float. I have tested this, not on purpose.',
        daysAgo: 50,
      },
    ],
  },
  {
    picture: 'coin-purse',
    name: 'Clasp Coin Purse',
    brand: 'Odeline',
    category: 'Clothing',
    description:
      'A round little purse with a brass clasp that closes with a proper snap. Room for coins, a key and a folded note from somebody.',
    price: 1650,
    stock: 40,
    reviews: [],
  },
  {
    picture: 'swim-shorts',
    name: 'Lido Swim Shorts',
    brand: 'Saltmarsh',
    category: 'Clothing',
    description:
      'Quick-drying shorts with a pocket that drains and a drawstring that stays tied. Cut for lengths in the morning and for an ice cream afterwards.',
    price: 4200,
    stock: 29,
    reviews: [
      {
        by: 'omar',
        rating: 5,
        comment:
          'The drawstring holds through a dive. The last pair and I parted company at that point.',
        daysAgo: 384,
      },
      {
        by: 'priya',
        rating: 4,
        comment: 'A cheerful blue that has not faded in chlorine yet.',
        daysAgo: 320,
      },
      {
        by: 'aoife',
        rating: 4,
        comment: 'Dry by the time I have walked home along the front.',
        daysAgo: 256,
      },
      {
        by: 'luca',
        rating: 1,
        comment: 'The pocket drains so well that it drained my house key into the sea.',
        daysAgo: 141,
      },
      {
        by: 'kofi',
        rating: 2,
        comment: 'Good cloth, but the inner lining scratches. I cut it out.',
        daysAgo: 37,
      },
    ],
  },
  {
    picture: 'pocket-tee',
    name: 'Allotment T-Shirt',
    brand: 'Fellway',
    category: 'Clothing',
    description:
      'Heavy organic cotton with a broad stripe across the chest. It has been washed before you get it, so it fits on the first day as it will on the hundredth.',
    price: 2600,
    stock: 57,
    reviews: [
      { by: 'dmitri', rating: 5, comment: 'Bought one to try and then three more.', daysAgo: 253 },
      {
        by: 'nia',
        rating: 4,
        comment:
          'Good length: it stays in when I bend down to weed, which is what I bought it for.',
        daysAgo: 171,
      },
      {
        by: 'sunita',
        rating: 5,
        comment: 'Washed weekly for a year and the neck is still a circle.',
        daysAgo: 145,
      },
      {
        by: 'tariq',
        rating: 3,
        comment: 'Nice shirt, but boxy on me. Perhaps that is the fashion.',
        daysAgo: 76,
      },
      {
        by: 'elias',
        rating: 4,
        comment: 'Thick without being hot. The green is a bit brighter than on my screen.',
        daysAgo: 49,
      },
    ],
  },
  {
    picture: 'linen-shirt',
    name: 'Verandah Linen Shirt',
    brand: 'Marlow & Finch',
    category: 'Clothing',
    description:
      'Washed linen the colour of oat milk, with an open neck and a loose sleeve. Creases at once and looks better for it.',
    price: 7400,
    stock: 22,
    reviews: [
      { by: 'rafael', rating: 5, comment: 'Creases like a poet.', daysAgo: 367 },
      {
        by: 'omar',
        rating: 3,
        comment:
          'Runs wide at the shoulder. I am having it taken in, because the linen deserves it.',
        daysAgo: 354,
      },
      {
        by: 'ines',
        rating: 4,
        comment: 'Soft from the start, no breaking in. Slightly see-through in full sun.',
        daysAgo: 276,
      },
      {
        by: 'joost',
        rating: 5,
        comment: 'The only thing I wore in Seville in July.',
        daysAgo: 161,
      },
      { by: 'camille', rating: 4, comment: 'It dries on a balcony in half an hour.', daysAgo: 25 },
    ],
  },
  {
    picture: 'selvedge-jeans',
    name: 'Foundry Selvedge Jeans',
    brand: 'Marlow & Finch',
    category: 'Clothing',
    description:
      'Straight-legged jeans in a fourteen-ounce denim woven on old narrow looms. Stiff for a fortnight, then yours for good.',
    price: 13900,
    stock: 18,
    reviews: [
      {
        by: 'rafael',
        rating: 5,
        comment: 'Two years in and they have my knees, my keys and my bicycle printed on them.',
        daysAgo: 289,
      },
      {
        by: 'wen',
        rating: 3,
        comment:
          'Beautiful denim, but the dye comes off on pale sofas. You have been warned; I was not.',
        daysAgo: 279,
      },
      {
        by: 'mateus',
        rating: 2,
        comment:
          'The leg is too narrow for my calves, and I cycle everywhere. Returned without trouble.',
        daysAgo: 238,
      },
      {
        by: 'yuki',
        rating: 5,
        comment: 'The first jeans that did not go baggy at the seat by noon.',
        daysAgo: 183,
      },
      {
        by: 'nia',
        rating: 4,
        comment: 'Free repairs, and they do them well: my crotch seam came back better than new.',
        daysAgo: 175,
      },
      {
        by: 'aoife',
        rating: 4,
        comment: 'The fortnight is a real fortnight. Worth it.',
        daysAgo: 138,
      },
    ],
  },
  {
    picture: 'cork-sandals',
    name: 'Piazza Heeled Sandals',
    brand: 'Corrie & Lamb',
    category: 'Clothing',
    description:
      'A low block heel, a broad red strap and a footbed that remembers you. Made for cobbles and for dancing on them.',
    price: 8800,
    stock: 0,
    reviews: [],
  },
  {
    picture: 'canvas-cap',
    name: 'Dockyard Canvas Cap',
    brand: 'Saltmarsh',
    category: 'Clothing',
    description:
      'A six-panel cap in waxed canvas with a peak that can be bent to your liking and stays so. Rolls up small for a pocket.',
    price: 2400,
    stock: 36,
    reviews: [
      {
        by: 'ines',
        rating: 4,
        comment: 'Shrugs off drizzle. In real rain it becomes a wet cap, like all caps.',
        daysAgo: 78,
      },
      {
        by: 'hana',
        rating: 3,
        comment: 'The button on top presses under a bicycle helmet.',
        daysAgo: 46,
      },
      {
        by: 'luca',
        rating: 5,
        comment: 'Fits my large head with two holes to spare.',
        daysAgo: 12,
      },
      {
        by: 'tamsin',
        rating: 4,
        comment: 'The green has gone a bit soft in the sun, and I prefer it now.',
        daysAgo: 5,
      },
    ],
  },
  {
    picture: 'lined-gloves',
    name: 'Bramble Lined Gloves',
    brand: 'Thistledown',
    category: 'Clothing',
    description:
      'Knitted outside, fleeced inside, long enough at the wrist to meet a sleeve. The fingertips work a phone, if you insist.',
    price: 3900,
    stock: 27,
    reviews: [
      {
        by: 'dmitri',
        rating: 5,
        comment: 'Warm at minus twelve, waiting for a bus that did not come.',
        daysAgo: 317,
      },
      {
        by: 'priya',
        rating: 4,
        comment: 'The phone thing works with the thumb, less well with the others.',
        daysAgo: 246,
      },
      {
        by: 'wen',
        rating: 5,
        comment: 'The cuff is long. Whoever thought of that has cold wrists too.',
        daysAgo: 243,
      },
      {
        by: 'leila',
        rating: 4,
        comment: 'They have kept their shape through a whole winter of being stuffed into pockets.',
        daysAgo: 5,
      },
      { by: 'joost', rating: 3, comment: 'Very warm, but a bit thick for driving.', daysAgo: 2 },
    ],
  },
  {
    picture: 'allotment-socks',
    name: 'Runner Bean Socks, 2 Pairs',
    brand: 'Thistledown',
    category: 'Clothing',
    description:
      'Two pairs in combed cotton with a blue toe and heel. The tops hold without leaving a mark, and there is no seam where your little toe would find it.',
    price: 1950,
    stock: 60,
    reviews: [
      {
        by: 'omar',
        rating: 5,
        comment: 'Still bright after thirty washes. I count things.',
        daysAgo: 244,
      },
      {
        by: 'dmitri',
        rating: 5,
        comment: 'Socks that make me look down and smile. There, I said it.',
        daysAgo: 186,
      },
      {
        by: 'hana',
        rating: 3,
        comment: 'I ordered a medium and they are nearer to large.',
        daysAgo: 35,
      },
      {
        by: 'leila',
        rating: 4,
        comment: 'Generous at the calf, a blessing for cyclists.',
        daysAgo: 32,
      },
      {
        by: 'luca',
        rating: 4,
        comment: 'No seam, no marks. One of the four has a loose thread.',
        daysAgo: 15,
      },
    ],
  },
  {
    picture: 'derby-shoes',
    name: 'Ledbury Derby Shoes',
    brand: 'Corrie & Lamb',
    category: 'Clothing',
    description:
      'Chestnut leather on a stitched sole that a cobbler can replace. Open lacing for a high instep, and a shape that goes with a suit or with a bicycle.',
    price: 18900,
    stock: 12,
    reviews: [
      {
        by: 'solveig',
        rating: 4,
        comment: 'The colour deepens with a little wax. People ask.',
        daysAgo: 385,
      },
      {
        by: 'priya',
        rating: 5,
        comment: 'Resoled once already, and the uppers only got better.',
        daysAgo: 272,
      },
      {
        by: 'mateus',
        rating: 3,
        comment:
          'Lovely, but my left heel slips; a half size down would pinch. An insole solved it.',
        daysAgo: 187,
      },
      {
        by: 'greta',
        rating: 1,
        comment: 'The left and the right were plainly two different browns. Sent back.',
        daysAgo: 22,
      },
      {
        by: 'sunita',
        rating: 4,
        comment: 'A week of plasters and then ten years of comfort, I hope.',
        daysAgo: 20,
      },
      {
        by: 'tamsin',
        rating: 5,
        comment: 'Married in them. Danced in them. Walked home in them.',
        daysAgo: 11,
      },
    ],
  },
  {
    picture: 'walking-umbrella',
    name: 'Downpour Walking Umbrella',
    brand: 'Saltmarsh',
    category: 'Clothing',
    description:
      'Eight fibreglass ribs, a canopy for one and a half people and a handle of bent ash. It turns inside out in a gale and then turns back, without a grudge.',
    price: 5400,
    stock: 25,
    reviews: [
      {
        by: 'mara',
        rating: 5,
        comment: 'Purple, so that nobody takes it by mistake. Nobody has.',
        daysAgo: 370,
      },
      {
        by: 'ines',
        rating: 5,
        comment: 'It has met the wind at our station and won.',
        daysAgo: 206,
      },
      {
        by: 'dmitri',
        rating: 4,
        comment: 'Big enough for me and a rucksack. Too long for my own bag.',
        daysAgo: 205,
      },
      {
        by: 'elias',
        rating: 2,
        comment:
          'The strap that keeps it closed came unstitched. I sewed it on again, but at this price.',
        daysAgo: 153,
      },
      {
        by: 'wen',
        rating: 4,
        comment: 'The ash handle is a pleasure in a cold hand.',
        daysAgo: 86,
      },
    ],
  },
  {
    picture: 'tortoise-sunglasses',
    name: 'Riviera Sunglasses',
    brand: 'Odeline',
    category: 'Clothing',
    description:
      'Round-cornered frames in dark tortoise acetate, with lenses that cut the glare from water and leave the colours alone. The hinges are screws, not glue.',
    price: 9400,
    stock: 20,
    reviews: [
      {
        by: 'solveig',
        rating: 4,
        comment: 'A little wide for a narrow face, but they sit well on mine.',
        daysAgo: 256,
      },
      {
        by: 'kofi',
        rating: 4,
        comment: 'They do not slide down when I look at my book, which is all I do on holiday.',
        daysAgo: 153,
      },
      {
        by: 'mara',
        rating: 5,
        comment: 'Sat on them. Bent them back. Still straight.',
        daysAgo: 81,
      },
      {
        by: 'leila',
        rating: 3,
        comment: 'The lenses are great and the case is flimsy.',
        daysAgo: 55,
      },
      {
        by: 'tariq',
        rating: 5,
        comment: 'I can see fish now. They were there all along.',
        daysAgo: 5,
      },
    ],
  },
  {
    picture: 'straw-hat',
    name: 'Orchard Straw Hat',
    brand: 'Odeline',
    category: 'Clothing',
    description:
      'Hand-woven straw with a wide brim and a ribbon that you can untie and change. Packed flat it forgives you within an hour.',
    price: 6200,
    stock: 15,
    reviews: [
      {
        by: 'kofi',
        rating: 5,
        comment: 'My neck has not burned all summer, and I am a gardener with no sense.',
        daysAgo: 310,
      },
      {
        by: 'rafael',
        rating: 4,
        comment: 'The ribbon is real grosgrain. I have three colours now.',
        daysAgo: 304,
      },
      {
        by: 'dmitri',
        rating: 5,
        comment: 'My grandmother had one just like it. I mean that as the highest praise.',
        daysAgo: 217,
      },
      {
        by: 'camille',
        rating: 4,
        comment: 'It came out of the suitcase like a plate and was a hat again by dinner.',
        daysAgo: 181,
      },
      {
        by: 'yuki',
        rating: 3,
        comment: 'Lovely, but it takes off in a breeze. I have added a pin.',
        daysAgo: 43,
      },
    ],
  },
  {
    picture: 'evening-dress',
    name: 'Larkspur Tea Dress',
    brand: 'Marlow & Finch',
    category: 'Clothing',
    description:
      'A fitted top, a skirt with a full circle in it and a hem that moves a second after you do. In a dusty rose crêpe that does not need ironing. It has pockets.',
    price: 12800,
    stock: 2,
    reviews: [
      {
        by: 'aoife',
        rating: 4,
        comment: 'The skirt is a joy to turn in. The zip is a little stiff at the waist.',
        daysAgo: 310,
      },
      {
        by: 'solveig',
        rating: 5,
        comment: 'Rolled up in a suitcase for nine hours, hung up for one, perfect.',
        daysAgo: 80,
      },
      {
        by: 'dmitri',
        rating: 3,
        comment:
          'The colour is softer than in the photo and did not suit me, but the cut is excellent.',
        daysAgo: 13,
      },
      {
        by: 'yuki',
        rating: 4,
        comment: 'True to size, and long enough for tall women, which is rare.',
        daysAgo: 3,
      },
      {
        by: 'joost',
        rating: 5,
        comment: 'It has pockets. I told everybody at the wedding that it has pockets.',
        daysAgo: 2,
      },
    ],
  },
  {
    picture: 'yukata-robe',
    name: 'Blossom Yukata Robe',
    brand: 'Odeline',
    category: 'Clothing',
    description:
      'A light cotton robe printed with falling blossom, cut in one simple piece and tied with a broad sash. For after the bath, and for the first coffee.',
    price: 8600,
    stock: 11,
    reviews: [
      {
        by: 'mara',
        rating: 3,
        comment: 'Sleeves and a gas hob do not mix. Roll them up.',
        daysAgo: 317,
      },
      {
        by: 'rafael',
        rating: 4,
        comment: 'The cotton softens with each wash. The sash is long enough to tie properly.',
        daysAgo: 183,
      },
      {
        by: 'dmitri',
        rating: 4,
        comment: 'Elegant enough to open the door to the postman.',
        daysAgo: 132,
      },
      {
        by: 'tariq',
        rating: 5,
        comment: 'My husband ordered it for me and then one for himself.',
        daysAgo: 94,
      },
      {
        by: 'camille',
        rating: 5,
        comment: 'I now take longer over breakfast than over dinner.',
        daysAgo: 62,
      },
    ],
  },
  {
    picture: 'raincoat',
    name: 'Drizzle Raincoat',
    brand: 'Saltmarsh',
    category: 'Clothing',
    description:
      'A proper yellow raincoat, taped at every seam and lined with soft green cotton so that it never feels clammy. The hood turns with your head.',
    price: 15900,
    stock: 14,
    reviews: [
      {
        by: 'chidi',
        rating: 5,
        comment: 'Forty minutes on a bicycle in Bergen. Dry.',
        daysAgo: 245,
      },
      {
        by: 'mateus',
        rating: 4,
        comment: 'You can see me from the moon, and that is fine by me.',
        daysAgo: 244,
      },
      {
        by: 'omar',
        rating: 4,
        comment: 'My daughter calls it the lighthouse. I take that as a yes.',
        daysAgo: 167,
      },
      {
        by: 'elias',
        rating: 3,
        comment: 'Waterproof as a boat, but warm on the stairs. The pockets let a little rain in.',
        daysAgo: 153,
      },
      {
        by: 'greta',
        rating: 5,
        comment:
          'The hood really turns with your head. After thirty years of looking into hoods, a revelation.',
        daysAgo: 101,
      },
      {
        by: 'tamsin',
        rating: 4,
        comment: 'A long coat, and on a short person a very long coat.',
        daysAgo: 55,
      },
    ],
  },
  {
    picture: 'cabin-suitcase',
    name: 'Sleeper Cabin Suitcase',
    brand: 'Wayfold',
    category: 'Clothing',
    description:
      'Fits the overhead rack of every train and most aeroplanes. Four silent wheels, one broad handle, and a shell that takes its scratches with good humour.',
    price: 16400,
    stock: 17,
    reviews: [
      {
        by: 'ines',
        rating: 4,
        comment: 'Swallows four days of clothes, five if you are strict.',
        daysAgo: 219,
      },
      {
        by: 'mateus',
        rating: 3,
        comment: 'The handle has a little play in it, though nothing has broken in a year.',
        daysAgo: 184,
      },
      {
        by: 'tamsin',
        rating: 4,
        comment: 'It has been to nine countries and looks like it has been to three.',
        daysAgo: 92,
      },
      {
        by: 'tariq',
        rating: 5,
        comment:
          'Silent over the cobbles outside my flat. The neighbours must think I have stopped travelling.',
        daysAgo: 70,
      },
      {
        by: 'nia',
        rating: 2,
        comment: 'One airline measured it and charged me. One centimetre, but still.',
        daysAgo: 35,
      },
    ],
  },
  {
    picture: 'day-backpack',
    name: 'Switchback Day Backpack',
    brand: 'Fellway',
    category: 'Clothing',
    description:
      'Twenty litres in a rust-coloured canvas that sheds a shower. A sleeve for the laptop, a pocket for the flask, and straps that you notice only when you take them off.',
    price: 9800,
    stock: 30,
    reviews: [
      {
        by: 'priya',
        rating: 3,
        comment: 'Comfortable and handsome. It stands up only when it is full.',
        daysAgo: 390,
      },
      {
        by: 'joost',
        rating: 5,
        comment: 'The lining is bright green, so I can find my keys at the bottom.',
        daysAgo: 387,
      },
      {
        by: 'sunita',
        rating: 5,
        comment: 'School on weekdays, hills on Sunday. One bag for both.',
        daysAgo: 346,
      },
      {
        by: 'elias',
        rating: 4,
        comment: 'The zips run round corners without catching, which I had given up hoping for.',
        daysAgo: 277,
      },
      { by: 'hana', rating: 4, comment: 'The flask pocket takes a real flask.', daysAgo: 69 },
      {
        by: 'luca',
        rating: 4,
        comment: 'Straps are long enough for my six foot four.',
        daysAgo: 3,
      },
    ],
  },
  {
    picture: 'tote-bag',
    name: 'Market Canvas Tote Bag',
    brand: 'Wayfold',
    category: 'Clothing',
    description:
      'Heavy canvas with a green base that does not show the pavement, and handles that fit over a winter coat. Carries a week of vegetables or eleven library books.',
    price: 3800,
    stock: 42,
    reviews: [
      { by: 'nia', rating: 4, comment: 'The handles are the right length for once.', daysAgo: 340 },
      {
        by: 'yuki',
        rating: 3,
        comment: 'No inside pocket, so the keys go to the bottom with the onions.',
        daysAgo: 287,
      },
      {
        by: 'aoife',
        rating: 4,
        comment: 'It stands open by itself while I pack. A small thing that changes everything.',
        daysAgo: 241,
      },
      {
        by: 'leila',
        rating: 5,
        comment: 'The base wipes clean. I put it down in puddles now, out of arrogance.',
        daysAgo: 90,
      },
      { by: 'ines', rating: 5, comment: 'Eleven library books, confirmed.', daysAgo: 2 },
    ],
  },
  {
    picture: 'hiking-boots',
    name: 'Ridgeway Hiking Boots',
    brand: 'Fellway',
    category: 'Clothing',
    description:
      'Oiled nubuck, a sole that bites into wet limestone, and room at the toes for the long way down. Comfortable from the car park on, and can be resoled when the time comes.',
    price: 17500,
    stock: 13,
    reviews: [
      {
        by: 'mateus',
        rating: 4,
        comment: 'Ankles well held. My physiotherapist asked for the name.',
        daysAgo: 266,
      },
      {
        by: 'luca',
        rating: 5,
        comment: 'Six days, a hundred and ten kilometres, no blister.',
        daysAgo: 248,
      },
      {
        by: 'priya',
        rating: 5,
        comment: 'I have wide feet and a long history. These fit.',
        daysAgo: 233,
      },
      {
        by: 'chidi',
        rating: 3,
        comment: 'Excellent grip and a rather heavy boot. I feel it after twenty kilometres.',
        daysAgo: 164,
      },
      {
        by: 'leila',
        rating: 5,
        comment: 'They have had three winters and a tube of wax.',
        daysAgo: 120,
      },
      {
        by: 'yuki',
        rating: 4,
        comment: 'The laces are too long by a hand. Everything else is right.',
        daysAgo: 63,
      },
      { by: 'sunita', rating: 4, comment: 'Waterproof in bog up to the second hook.', daysAgo: 22 },
    ],
  },
  {
    picture: 'beanie',
    name: 'Pompom Beanie',
    brand: 'Thistledown',
    category: 'Clothing',
    description:
      'Thick ribbed lambswool in mustard, with a pompom that comes off for the wash and for serious occasions. Covers the ears, and then some.',
    price: 3400,
    stock: 34,
    reviews: [
      {
        by: 'omar',
        rating: 4,
        comment: 'I bought mustard, then went back for another.',
        daysAgo: 388,
      },
      {
        by: 'kofi',
        rating: 3,
        comment: "It is warm, and it flattens my hair into a helmet. Not the hat's fault.",
        daysAgo: 317,
      },
      {
        by: 'rafael',
        rating: 5,
        comment: 'My friends find me in crowds by the pompom.',
        daysAgo: 258,
      },
      {
        by: 'greta',
        rating: 4,
        comment: 'The pompom comes off with a press stud, so the hat can go in the machine.',
        daysAgo: 17,
      },
      {
        by: 'aoife',
        rating: 5,
        comment: 'It has not itched for a second, and I itch at everything.',
        daysAgo: 5,
      },
    ],
  },
  {
    picture: 'ankle-boots',
    name: 'Carmine Ankle Boots',
    brand: 'Corrie & Lamb',
    category: 'Clothing',
    description:
      'Red calf leather on a stacked heel that you can walk a city in. The zip is on the inside, so they go on in a moment and come off in another.',
    price: 21400,
    stock: 5,
    reviews: [
      {
        by: 'nia',
        rating: 4,
        comment: 'The red is deep and serious. Not for the faint of heart.',
        daysAgo: 358,
      },
      {
        by: 'joost',
        rating: 5,
        comment: 'Walked the whole of Porto in them, hills included.',
        daysAgo: 328,
      },
      {
        by: 'wen',
        rating: 5,
        comment: 'I am a careful dresser and these are the one thing that people remember.',
        daysAgo: 218,
      },
      {
        by: 'chidi',
        rating: 4,
        comment: 'Snug over the instep for a week, then perfect.',
        daysAgo: 157,
      },
      {
        by: 'priya',
        rating: 3,
        comment: 'The heel clicks on stone floors. The whole museum knew where I was.',
        daysAgo: 137,
      },
    ],
  },
  {
    picture: 'merino-scarf',
    name: 'Ember Merino Scarf',
    brand: 'Thistledown',
    category: 'Clothing',
    description:
      'Two metres of fine merino in a red that goes from ember to berry. Light enough to keep on indoors, warm enough to sleep under on a train.',
    price: 5800,
    stock: 28,
    reviews: [
      {
        by: 'solveig',
        rating: 4,
        comment: 'It pilled a little in the first week and then stopped.',
        daysAgo: 352,
      },
      {
        by: 'elias',
        rating: 3,
        comment: 'I expected something thicker. It is warm, but it is thin.',
        daysAgo: 253,
      },
      {
        by: 'priya',
        rating: 5,
        comment: 'Soft enough for my neck, which rejects everything.',
        daysAgo: 221,
      },
      {
        by: 'camille',
        rating: 5,
        comment: 'Gave it to my mother and had to order a second one within the hour.',
        daysAgo: 173,
      },
      { by: 'omar', rating: 5, comment: 'Slept under it from Vienna to Trieste.', daysAgo: 153 },
      {
        by: 'tariq',
        rating: 4,
        comment: 'The colour shifts in the light, and I keep looking at it.',
        daysAgo: 144,
      },
    ],
  },
  {
    picture: 'running-shoes',
    name: 'Trailhead Running Shoes',
    brand: 'Fellway',
    category: 'Clothing',
    description:
      'Light, springy, and steady on the gravel as well as on the road. The tongue stays in the middle, and the heel is as quiet as a cat.',
    price: 12450,
    stock: 21,
    reviews: [
      { by: 'mara', rating: 5, comment: 'My knees sent a thank-you note.', daysAgo: 328 },
      {
        by: 'aoife',
        rating: 4,
        comment: 'Great on the towpath, surprisingly good on roots.',
        daysAgo: 300,
      },
      { by: 'wen', rating: 4, comment: 'They dry overnight on a newspaper.', daysAgo: 227 },
      {
        by: 'mateus',
        rating: 3,
        comment: 'A touch narrow at the front for me. Go up half a size.',
        daysAgo: 212,
      },
      {
        by: 'camille',
        rating: 5,
        comment: 'Eight hundred kilometres, and the sole is only now beginning to show it.',
        daysAgo: 173,
      },
      { by: 'omar', rating: 4, comment: 'The lilac is nicer than I feared.', daysAgo: 118 },
      {
        by: 'hana',
        rating: 5,
        comment: 'My first half marathon and not one black toenail.',
        daysAgo: 50,
      },
    ],
  },
  {
    picture: 'fair-isle-jumper',
    name: 'Fjord Fair Isle Jumper',
    brand: 'Thistledown',
    category: 'Clothing',
    description:
      'Knitted in the round from undyed and sea-blue wool, with a yoke pattern that a retired teacher on the coast drew for us. Warm, dense, and light enough to climb a hill in.',
    price: 14600,
    stock: 16,
    reviews: [
      {
        by: 'joost',
        rating: 5,
        comment: 'It smells faintly of sheep when it rains, and I love that.',
        daysAgo: 345,
      },
      {
        by: 'kofi',
        rating: 4,
        comment:
          'Perfect but for the sleeves, which are long on me. I turn them up and the cuff looks lovely.',
        daysAgo: 344,
      },
      {
        by: 'rafael',
        rating: 5,
        comment:
          'My grandfather held it to the lamp, looked at the inside and nodded. He was a knitter.',
        daysAgo: 136,
      },
      {
        by: 'tariq',
        rating: 5,
        comment: 'I wore it to the top, and my friend in the expensive jacket was the cold one.',
        daysAgo: 120,
      },
      {
        by: 'luca',
        rating: 5,
        comment: 'The blue is the blue of cold water. You will know it when you see it.',
        daysAgo: 111,
      },
      {
        by: 'elias',
        rating: 5,
        comment: 'Not scratchy at all over a T-shirt, barely scratchy over nothing.',
        daysAgo: 85,
      },
      {
        by: 'priya',
        rating: 5,
        comment:
          'A button of my cardigan fell off at work, and this jumper has been my uniform ever since.',
        daysAgo: 84,
      },
      {
        by: 'chidi',
        rating: 5,
        comment: 'The pattern matches at the side seam. There is no side seam.',
        daysAgo: 36,
      },
      {
        by: 'camille',
        rating: 5,
        comment: 'Washed by hand twice, dried flat, exactly the same size as before.',
        daysAgo: 27,
      },
    ],
  },
  {
    picture: 'wool-coat',
    name: 'Harbour Wool Coat',
    brand: 'Marlow & Finch',
    category: 'Clothing',
    description:
      'A coat in thick camel wool with a broad collar that stands up against the wind. Cut straight, lined to the hem, with deep pockets and buttons of real horn, sewn on as if they were meant to stay.',
    price: 26900,
    stock: 8,
    reviews: [
      { by: 'chidi', rating: 5, comment: 'The collar, turned up, is a small house.', daysAgo: 391 },
      {
        by: 'rafael',
        rating: 5,
        comment: 'The horn buttons are all a little different. That is how you know.',
        daysAgo: 336,
      },
      {
        by: 'sunita',
        rating: 4,
        comment: 'Marvellous. For very tall people the sleeve could be two centimetres longer.',
        daysAgo: 292,
      },
      {
        by: 'ines',
        rating: 5,
        comment: 'A stranger on the tram asked if she might feel the sleeve. I let her.',
        daysAgo: 228,
      },
      {
        by: 'tamsin',
        rating: 5,
        comment: 'Pockets deep enough for a paperback and both gloves.',
        daysAgo: 136,
      },
      {
        by: 'mara',
        rating: 5,
        comment: 'Stood an hour on a January quay in it, and it was the ferry that shivered.',
        daysAgo: 107,
      },
      {
        by: 'tariq',
        rating: 5,
        comment: 'Warm without weight. I had not thought that wool could do this.',
        daysAgo: 45,
      },
      {
        by: 'omar',
        rating: 5,
        comment:
          'My last coat cost twice as much and lasted two winters. This one is starting its third.',
        daysAgo: 18,
      },
      {
        by: 'kofi',
        rating: 5,
        comment: 'It hangs so straight that I stand straighter.',
        daysAgo: 16,
      },
      {
        by: 'luca',
        rating: 5,
        comment: 'My son says I look like a detective, and I have decided to solve something.',
        daysAgo: 7,
      },
    ],
  },
]
