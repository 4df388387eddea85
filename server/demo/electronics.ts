import type { DemoProduct } from './types.ts'

// In the order of the shop window: what comes last is seen first.
export const electronics: DemoProduct[] = [
  {
    picture: 'power-lead',
    name: 'Braided Power Lead, 3 m',
    brand: 'Tarnlight',
    category: 'Electronics',
    description:
      'Three metres of cotton-braided lead with a plug that a cold hand can still pull out. It lies flat along a skirting board and does not curl back into the shape of its box.',
    price: 750,
    stock: 60,
    reviews: [
      {
        by: 'hana',
        rating: 3,
        comment:
          'Fine, though mine measured ten centimetres short of three metres. Close enough behind the shelf.',
        daysAgo: 315,
      },
      {
        by: 'sunita',
        rating: 4,
        comment:
          'It is a lead, it reaches the sofa, and it looks better than the white plastic one it replaced.',
        daysAgo: 303,
      },
      {
        by: 'rafael',
        rating: 1,
        comment:
          'The earth pin was bent on arrival. It was exchanged at once, but I sat in the dark that evening.',
        daysAgo: 33,
      },
      {
        by: 'leila',
        rating: 5,
        comment:
          'Bought four. The braid has survived a puppy so far, which is more than I can say for the last set.',
        daysAgo: 29,
      },
    ],
  },
  {
    picture: 'power-bank',
    name: 'Pocket Power Bank 10,000 mAh',
    brand: 'Tarnlight',
    category: 'Electronics',
    description:
      'Two full phone charges in something the size of a bar of soap. Four small lights tell you honestly how much is left, and it charges itself overnight from any USB-C plug.',
    price: 3490,
    stock: 38,
    reviews: [
      {
        by: 'omar',
        rating: 5,
        comment: 'Got me through a two-day train journey with a phone that is not young any more.',
        daysAgo: 334,
      },
      {
        by: 'aoife',
        rating: 4,
        comment:
          'Charges my phone twice and my watch once on top. No cable in the box, so have one ready.',
        daysAgo: 122,
      },
      {
        by: 'solveig',
        rating: 4,
        comment:
          'The lights are accurate, which turns out to be what I wanted all along. A bit heavy for a shirt pocket.',
        daysAgo: 101,
      },
      {
        by: 'leila',
        rating: 5,
        comment:
          'Lives in the glove box and has rescued three different people at three different car parks.',
        daysAgo: 22,
      },
      {
        by: 'hana',
        rating: 2,
        comment:
          'Mine stopped taking a charge after five months. It was replaced without fuss, but still.',
        daysAgo: 5,
      },
    ],
  },
  {
    picture: 'warm-dim-bulb',
    name: 'Dusk Warm-Dim Bulb',
    brand: 'Tarnlight',
    category: 'Electronics',
    description:
      'Turn it down and it goes the way an old filament did, from white to amber, instead of merely getting darker. Works with an ordinary dimmer and needs no app.',
    price: 1450,
    stock: 52,
    reviews: [
      {
        by: 'dmitri',
        rating: 3,
        comment:
          'Lovely at the low end but it hums a little on my old dimmer. Silent on the new one.',
        daysAgo: 292,
      },
      {
        by: 'luca',
        rating: 5,
        comment:
          'Put one in the nursery. The lowest setting is enough to see by and dim enough to sleep in.',
        daysAgo: 159,
      },
      {
        by: 'joost',
        rating: 4,
        comment: 'No app, no account, no hub. I had forgotten that light bulbs could be like this.',
        daysAgo: 128,
      },
      {
        by: 'mateus',
        rating: 5,
        comment:
          'Finally a bulb that turns golden when you dim it. The dining room looks like a painting.',
        daysAgo: 6,
      },
    ],
  },
  {
    picture: 'wireless-mouse',
    name: 'Pebble Wireless Mouse',
    brand: 'Halvard',
    category: 'Electronics',
    description:
      'Round where the palm rests and flat where the thumb does. One battery lasts most of a year, and the click is soft enough for a library.',
    price: 3950,
    stock: 44,
    reviews: [
      {
        by: 'elias',
        rating: 4,
        comment: 'Simple and well shaped. I would have liked a back button for the thumb.',
        daysAgo: 380,
      },
      {
        by: 'yuki',
        rating: 5,
        comment: 'Eleven months on the first battery and still going.',
        daysAgo: 363,
      },
      {
        by: 'dmitri',
        rating: 4,
        comment: 'Quiet enough that nobody in the reading room has looked round since I bought it.',
        daysAgo: 265,
      },
      {
        by: 'luca',
        rating: 3,
        comment: 'Comfortable for small hands. My husband says it feels like holding an egg.',
        daysAgo: 181,
      },
      {
        by: 'wen',
        rating: 2,
        comment: 'The scroll wheel squeaks. It goes away for a week if I blow on it.',
        daysAgo: 99,
      },
    ],
  },
  {
    picture: 'mesh-router',
    name: 'Beacon Mesh Router',
    brand: 'Halvard',
    category: 'Electronics',
    description:
      'One box for a flat, two for a house with thick walls. Setting it up takes one cable and about five minutes, and afterwards you can forget where you put it.',
    price: 14900,
    stock: 17,
    reviews: [
      {
        by: 'priya',
        rating: 4,
        comment: 'Two of them cover three floors. The garden shed is still on its own.',
        daysAgo: 350,
      },
      {
        by: 'camille',
        rating: 4,
        comment: 'Took seven minutes rather than five, but one of those was looking for the cable.',
        daysAgo: 283,
      },
      {
        by: 'sunita',
        rating: 3,
        comment: 'Strong signal, but the blue glow is bright in a bedroom. I put a sock over it.',
        daysAgo: 92,
      },
      {
        by: 'hana',
        rating: 5,
        comment: 'The kitchen has walls from 1890 and now it also has internet.',
        daysAgo: 85,
      },
    ],
  },
  {
    picture: 'wireless-keyboard',
    name: 'Lowland Wireless Keyboard',
    brand: 'Halvard',
    category: 'Electronics',
    description:
      'Low keys with a definite bottom to them, in a warm grey that hides what keyboards usually show. It remembers three machines and changes between them with one key.',
    price: 8900,
    stock: 23,
    reviews: [
      {
        by: 'nia',
        rating: 5,
        comment: 'Typed a whole dissertation on it. It passed, so did I.',
        daysAgo: 204,
      },
      {
        by: 'kofi',
        rating: 4,
        comment: 'Lovely colour and just enough sound to feel that work is being done.',
        daysAgo: 126,
      },
      {
        by: 'wen',
        rating: 4,
        comment:
          'Switching between the laptop and the tablet is instant. The feet could be a little taller.',
        daysAgo: 85,
      },
      {
        by: 'tamsin',
        rating: 3,
        comment: 'Good keys, but the space bar on mine needs a firmer press at the left end.',
        daysAgo: 19,
      },
      {
        by: 'greta',
        rating: 5,
        comment: 'I write for a living and my wrists have stopped complaining.',
        daysAgo: 10,
      },
    ],
  },
  {
    picture: 'usb-microphone',
    name: 'Broadcast USB Microphone',
    brand: 'Nordlys',
    category: 'Electronics',
    description:
      'A desk microphone that flatters a voice without polishing the life out of it. Plug it in, turn the one knob until the ring goes green, and speak.',
    price: 12900,
    stock: 14,
    reviews: [
      {
        by: 'ines',
        rating: 5,
        comment: 'My radio play group thinks I built a studio. I moved a pillow.',
        daysAgo: 310,
      },
      {
        by: 'omar',
        rating: 4,
        comment: 'For a choir recording it was far too close, for a podcast exactly right.',
        daysAgo: 300,
      },
      {
        by: 'solveig',
        rating: 4,
        comment: 'Warm and close. It does pick up the dishwasher, but then so do I.',
        daysAgo: 214,
      },
      {
        by: 'priya',
        rating: 3,
        comment:
          'Sounds great, though the stand passes on every knock of the desk. I put it on a folded towel.',
        daysAgo: 60,
      },
      {
        by: 'rafael',
        rating: 5,
        comment:
          'The green ring is a small stroke of genius. I no longer do calls with my gain at eleven.',
        daysAgo: 9,
      },
    ],
  },
  {
    picture: 'pocket-phone',
    name: 'Mira 6 Phone',
    brand: 'Halvard',
    category: 'Electronics',
    description:
      'A phone for one hand, with a battery that sees out a long day and a back you can open with a coin. Seven years of updates, in writing.',
    price: 44900,
    stock: 20,
    reviews: [
      {
        by: 'aoife',
        rating: 5,
        comment: 'I replaced the battery myself on the kitchen table. I am seventy-one.',
        daysAgo: 217,
      },
      {
        by: 'chidi',
        rating: 1,
        comment: 'Too slow for the app that my bank makes me use. I have gone back to the old one.',
        daysAgo: 209,
      },
      {
        by: 'tamsin',
        rating: 2,
        comment:
          'The screen is a bit small for maps if you have my eyes. Passed it on to my daughter, who loves it.',
        daysAgo: 125,
      },
      {
        by: 'luca',
        rating: 4,
        comment:
          'Sound on calls is clear even beside the road. That used to be the whole point of a phone.',
        daysAgo: 44,
      },
      {
        by: 'elias',
        rating: 3,
        comment:
          'Does everything I ask, a little slower than the big ones. I have decided not to mind.',
        daysAgo: 39,
      },
      {
        by: 'dmitri',
        rating: 5,
        comment:
          'Dropped it on the pier, nothing happened. Dropped it again to show a friend, still nothing.',
        daysAgo: 23,
      },
      {
        by: 'leila',
        rating: 4,
        comment:
          'It fits the pocket of every pair of trousers I own. The camera is good by day and modest by night.',
        daysAgo: 5,
      },
    ],
  },
  {
    picture: 'alarm-clock',
    name: 'Rooster Alarm Clock',
    brand: 'Fennimore',
    category: 'Electronics',
    description:
      'Two brass bells, one hammer, no snooze. It ticks so softly that you will hear it only if you are awake already, in which case you may as well get up.',
    price: 2900,
    stock: 31,
    reviews: [
      {
        by: 'camille',
        rating: 3,
        comment:
          'Bells are wonderful, but setting the alarm hand to the exact minute is guesswork.',
        daysAgo: 349,
      },
      {
        by: 'mara',
        rating: 5,
        comment: 'I have not missed a ferry since. My neighbour has not missed one either.',
        daysAgo: 233,
      },
      {
        by: 'mateus',
        rating: 4,
        comment: 'Handsome and unreasonably loud. Exactly what my son needed for his first job.',
        daysAgo: 221,
      },
      {
        by: 'wen',
        rating: 4,
        comment: 'Keeps good time, loses perhaps a minute a month.',
        daysAgo: 202,
      },
      {
        by: 'sunita',
        rating: 5,
        comment: 'Red, round, cheerful. The phone now sleeps in the hall.',
        daysAgo: 113,
      },
      {
        by: 'solveig',
        rating: 2,
        comment:
          'The tick is soft but it is a tick, and I am a light sleeper. Given to my brother.',
        daysAgo: 97,
      },
    ],
  },
  {
    picture: 'parlour-television',
    name: 'Parlour 24 Television',
    brand: 'Fennimore',
    category: 'Electronics',
    description:
      'A small television that is pleased to be furniture. Twenty-four inches of good picture on four turned legs, with a real knob for the volume and the rest of the cleverness kept out of sight.',
    price: 49900,
    stock: 6,
    reviews: [
      {
        by: 'greta',
        rating: 3,
        comment: 'We love how it looks. The loudspeaker is thin, so we added the radio beside it.',
        daysAgo: 394,
      },
      {
        by: 'joost',
        rating: 4,
        comment:
          'The picture is far better than the costume suggests. Only two sockets at the back.',
        daysAgo: 289,
      },
      {
        by: 'tariq',
        rating: 4,
        comment: 'Perfect in the kitchen, where a black rectangle would have been a pity.',
        daysAgo: 221,
      },
      {
        by: 'chidi',
        rating: 5,
        comment:
          'People cross the room to turn the knob. Nobody crossed the room for the last one.',
        daysAgo: 89,
      },
    ],
  },
  {
    picture: 'all-in-one-computer',
    name: 'Hearth 27 All-in-One Computer',
    brand: 'Halvard',
    category: 'Electronics',
    description:
      'A whole computer behind twenty-seven inches of calm, matt screen. It makes no sound that you can hear over a clock, and the stand moves with one finger and stays where you leave it.',
    price: 148900,
    stock: 4,
    reviews: [
      {
        by: 'kofi',
        rating: 3,
        comment:
          'A beautiful thing, but two more sockets on the front would have cost nobody anything.',
        daysAgo: 182,
      },
      {
        by: 'mara',
        rating: 5,
        comment:
          'I edit photographs next to a south window and the screen simply does not reflect it.',
        daysAgo: 112,
      },
      {
        by: 'priya',
        rating: 4,
        comment: 'Silent, as promised. I keep checking whether it is on.',
        daysAgo: 70,
      },
      {
        by: 'yuki',
        rating: 5,
        comment:
          'The stand! I had not known how much I wanted a screen that moves up without a fight.',
        daysAgo: 38,
      },
      {
        by: 'nia',
        rating: 4,
        comment: 'Expensive, and after half a year I have stopped thinking about that.',
        daysAgo: 19,
      },
      {
        by: 'mateus',
        rating: 5,
        comment:
          'Set up for my parents in twenty minutes, and they have not rung me once about it.',
        daysAgo: 2,
      },
    ],
  },
  {
    picture: 'field-torch',
    name: 'Trailside Torch',
    brand: 'Tarnlight',
    category: 'Electronics',
    description:
      'A torch with a wide, even beam that shows the path and not only a hole in the dark. Waterproof to the depth of a ditch, with a switch that works in gloves.',
    price: 2650,
    stock: 0,
    reviews: [],
  },
  {
    picture: 'heated-mug',
    name: 'Café Self-Heating Mug',
    brand: 'Fennimore',
    category: 'Electronics',
    description:
      'A stoneware mug on a saucer that keeps it at the temperature you like for as long as your meeting lasts. The mug goes into the dishwasher; the saucer knows when it is empty and turns itself off.',
    price: 8900,
    stock: 26,
    reviews: [
      {
        by: 'tariq',
        rating: 2,
        comment: 'The cable is stiff and pulls the saucer across my desk. The mug is fine.',
        daysAgo: 351,
      },
      {
        by: 'camille',
        rating: 5,
        comment: 'I have finished a hot coffee every day this month, with twins in the house.',
        daysAgo: 312,
      },
      {
        by: 'solveig',
        rating: 3,
        comment: 'Keeps things hot, does not make them hot. Read the description, unlike me.',
        daysAgo: 268,
      },
      {
        by: 'luca',
        rating: 4,
        comment:
          'The mug itself is lovely to hold, thick lip and all. One size bigger would be perfect.',
        daysAgo: 133,
      },
      {
        by: 'elias',
        rating: 5,
        comment:
          'A present for a colleague who forgets her coffee. She has not forgotten it since.',
        daysAgo: 110,
      },
      {
        by: 'tamsin',
        rating: 4,
        comment:
          'Works beautifully with tea as well. The saucer wants a socket near by, so mind where you sit.',
        daysAgo: 68,
      },
    ],
  },
  {
    picture: 'kitchen-radio',
    name: 'Larder Kitchen Radio',
    brand: 'Nordlys',
    category: 'Electronics',
    description:
      'One dial for the station, one for how loud, and a wooden box that makes voices sound as if they were in the room. Wipes clean of flour.',
    price: 11900,
    stock: 19,
    reviews: [
      {
        by: 'aoife',
        rating: 4,
        comment: 'Speech is wonderfully clear. Bass is present without being a guest.',
        daysAgo: 340,
      },
      {
        by: 'mara',
        rating: 3,
        comment: 'I miss presets. With the dial I am never quite sure I am back where I was.',
        daysAgo: 278,
      },
      {
        by: 'sunita',
        rating: 5,
        comment: 'Found three stations I never knew about between two I always listen to.',
        daysAgo: 188,
      },
      {
        by: 'kofi',
        rating: 4,
        comment: 'A good deal heavier than it looks, which is why it sounds like that.',
        daysAgo: 20,
      },
      {
        by: 'hana',
        rating: 5,
        comment: 'The dial moves like butter. I sometimes change the station only to turn it.',
        daysAgo: 3,
      },
    ],
  },
  {
    picture: 'coding-robot',
    name: 'Pip the Coding Robot',
    brand: 'Pippin Works',
    category: 'Electronics',
    description:
      'Pip rolls, blinks and does precisely what it is told, which is how children find out what they told it. Sixty cards to begin with and real code behind them when the cards are no longer enough.',
    price: 13900,
    stock: 0,
    reviews: [
      {
        by: 'rafael',
        rating: 4,
        comment: 'The cards are clever. We outgrew them in a month and went on to the real thing.',
        daysAgo: 205,
      },
      {
        by: 'omar',
        rating: 4,
        comment: 'My nephew says it is his friend who is bad at left turns.',
        daysAgo: 202,
      },
      {
        by: 'chidi',
        rating: 5,
        comment:
          'My daughter taught it to bring me a biscuit. There was no biscuit, but the principle was sound.',
        daysAgo: 199,
      },
      {
        by: 'joost',
        rating: 3,
        comment: 'Great fun on wooden floors and hopeless on our carpet.',
        daysAgo: 148,
      },
      {
        by: 'tariq',
        rating: 5,
        comment: 'Used in our school library every Thursday, and there is a queue.',
        daysAgo: 44,
      },
    ],
  },
  {
    picture: 'film-projector',
    name: 'Matinée Film Projector',
    brand: 'Ostara',
    category: 'Electronics',
    description:
      'Threads itself, runs at the proper speed and rattles just as much as it should. For home films in the cupboard, and for white walls in August.',
    price: 51500,
    stock: 3,
    reviews: [
      {
        by: 'ines',
        rating: 4,
        comment: 'Gentle with old film that I would not have trusted to anything else.',
        daysAgo: 299,
      },
      {
        by: 'nia',
        rating: 3,
        comment: 'Bright enough in the dark, not at dusk. The spare bulb is dear.',
        daysAgo: 112,
      },
      {
        by: 'camille',
        rating: 4,
        comment: 'The rattle is part of it. Put it on a blanket if you have neighbours.',
        daysAgo: 83,
      },
      {
        by: 'tariq',
        rating: 5,
        comment:
          "We watched my grandparents' wedding for the first time in forty years. Nobody said a word.",
        daysAgo: 42,
      },
    ],
  },
  {
    picture: 'closed-back-headphones',
    name: 'Vesper Closed-Back Headphones',
    brand: 'Nordlys',
    category: 'Electronics',
    description:
      'Headphones for people who play, mix or live with others. Nothing gets out and very little gets in; the pads are held by magnets and the cable comes off, so both can be changed.',
    price: 24900,
    stock: 9,
    reviews: [
      { by: 'ines', rating: 3, comment: 'Superb, but warm on the ears in summer.', daysAgo: 386 },
      {
        by: 'nia',
        rating: 4,
        comment: 'Not the most exciting headphones, and that is meant as praise.',
        daysAgo: 379,
      },
      {
        by: 'leila',
        rating: 4,
        comment:
          'Very honest sound: I heard a chair creak in a recording I have owned for twenty years.',
        daysAgo: 138,
      },
      { by: 'elias', rating: 5, comment: 'Changed the pads myself in ten seconds.', daysAgo: 125 },
      {
        by: 'greta',
        rating: 4,
        comment: 'Tight on the first days, right after a week.',
        daysAgo: 74,
      },
      {
        by: 'luca',
        rating: 5,
        comment: 'I practise the piano at midnight now. The marriage is well.',
        daysAgo: 9,
      },
    ],
  },
  {
    picture: 'electric-scooter',
    name: 'Glide Electric Scooter',
    brand: 'Pippin Works',
    category: 'Electronics',
    description:
      'Twenty-five kilometres on one charge, brakes at both wheels and a deck wide enough for two proper feet. Folds in three seconds and stands by itself in a lift.',
    price: 68900,
    stock: 7,
    reviews: [
      {
        by: 'yuki',
        rating: 5,
        comment: 'The lights are bright enough to be seen by lorries. That decided it for me.',
        daysAgo: 278,
      },
      {
        by: 'joost',
        rating: 3,
        comment: 'Good scooter. On our hill it manages, but it does not enjoy it.',
        daysAgo: 164,
      },
      {
        by: 'chidi',
        rating: 4,
        comment: 'It folds so fast that I fold it at crossings to impress children.',
        daysAgo: 18,
      },
      {
        by: 'kofi',
        rating: 4,
        comment: 'Brakes are strong and even. Cobbles are cobbles.',
        daysAgo: 17,
      },
      {
        by: 'priya',
        rating: 5,
        comment: 'Station to office in six minutes. I arrive dry and rather pleased with myself.',
        daysAgo: 11,
      },
      {
        by: 'nia',
        rating: 2,
        comment:
          'The bell fell off in the first week and the range in winter is more like fifteen.',
        daysAgo: 2,
      },
    ],
  },
  {
    picture: 'desk-lamp',
    name: 'Heron Desk Lamp',
    brand: 'Tarnlight',
    category: 'Electronics',
    description:
      'A yellow lamp with two joints that stay where you put them and a shade that throws the light on the page and not in the eyes. The switch is on the foot, where a hand finds it in the dark.',
    price: 9650,
    stock: 21,
    reviews: [
      {
        by: 'aoife',
        rating: 3,
        comment: 'The foot takes up more desk than I thought: measure first.',
        daysAgo: 343,
      },
      {
        by: 'yuki',
        rating: 5,
        comment: 'Bought for the colour, kept for the light.',
        daysAgo: 278,
      },
      {
        by: 'dmitri',
        rating: 5,
        comment: 'My daughter does her homework under it without being told. I credit the lamp.',
        daysAgo: 210,
      },
      {
        by: 'mara',
        rating: 5,
        comment: 'It bends down to the sewing machine like a polite bird.',
        daysAgo: 116,
      },
      {
        by: 'solveig',
        rating: 4,
        comment: 'Joints are firm and silent. The cable could be half a metre longer.',
        daysAgo: 53,
      },
      {
        by: 'elias',
        rating: 4,
        comment: 'Bright enough for drawing. I use the lower of its two steps for reading.',
        daysAgo: 3,
      },
    ],
  },
  {
    picture: 'tabletop-speaker',
    name: 'Murmur Tabletop Speaker',
    brand: 'Nordlys',
    category: 'Electronics',
    description:
      'A round speaker that sounds the same wherever you sit. Woven front, walnut rim, and twelve hours of music away from the socket.',
    price: 17900,
    stock: 16,
    reviews: [
      {
        by: 'rafael',
        rating: 4,
        comment: 'Twelve hours is true at a normal volume.',
        daysAgo: 330,
      },
      {
        by: 'ines',
        rating: 3,
        comment: 'I wish the ring of light could be turned off at night.',
        daysAgo: 53,
      },
      {
        by: 'greta',
        rating: 4,
        comment: 'Full sound for its size. It gets a bit shouty in the last quarter of the dial.',
        daysAgo: 42,
      },
      {
        by: 'tariq',
        rating: 5,
        comment:
          'Carried it from the kitchen to the garden in the middle of a song. Nobody noticed, which is the point.',
        daysAgo: 21,
      },
      {
        by: 'mateus',
        rating: 5,
        comment: 'It sat in the bathroom through a whole renovation and still looks new.',
        daysAgo: 4,
      },
    ],
  },
  {
    picture: 'quarto-laptop',
    name: 'Quarto 14 Laptop',
    brand: 'Halvard',
    category: 'Electronics',
    description:
      "A light, quiet laptop with a keyboard worth writing on and a lid that opens with one hand. Two batteries' worth of day in one, and screws that ordinary screwdrivers fit.",
    price: 134900,
    stock: 11,
    reviews: [
      {
        by: 'camille',
        rating: 5,
        comment:
          'I opened it, added memory, closed it. Nothing snapped off. I had tears in my eyes.',
        daysAgo: 260,
      },
      {
        by: 'mateus',
        rating: 4,
        comment: 'A whole day of lectures and the train home on one charge.',
        daysAgo: 232,
      },
      {
        by: 'wen',
        rating: 3,
        comment: 'Very good machine, though the fan speaks up when I export video.',
        daysAgo: 182,
      },
      {
        by: 'mara',
        rating: 5,
        comment: 'Light enough that I twice went back to check I had packed it.',
        daysAgo: 109,
      },
      {
        by: 'luca',
        rating: 5,
        comment: 'The keyboard has that little bit of depth which other thin ones have given up.',
        daysAgo: 43,
      },
      {
        by: 'priya',
        rating: 4,
        comment: 'Screen is sharp and a good shape for text. The camera is only all right.',
        daysAgo: 2,
      },
    ],
  },
  {
    picture: 'tide-watch',
    name: 'Tide Watch',
    brand: 'Fennimore',
    category: 'Electronics',
    description:
      'Hands for the time, a small buzz at the wrist for the rest. It counts steps and lengths without a word, and the battery goes from one full moon to the next.',
    price: 21900,
    stock: 13,
    reviews: [
      {
        by: 'ines',
        rating: 5,
        comment:
          'It tells the time, and it tells me to stand up. I only listen to the first, but it is nice to be asked.',
        daysAgo: 134,
      },
      {
        by: 'greta',
        rating: 4,
        comment: 'The strap is soft and took a week to lose its new smell.',
        daysAgo: 110,
      },
      {
        by: 'wen',
        rating: 4,
        comment: 'Looks like a watch. My boss believes I have become less distracted.',
        daysAgo: 103,
      },
      {
        by: 'nia',
        rating: 3,
        comment: 'The buzz is subtle, sometimes too subtle under a thick sleeve.',
        daysAgo: 90,
      },
      {
        by: 'yuki',
        rating: 5,
        comment:
          'Charges once a month. Once a month! I have put it in my calendar, because I forget how.',
        daysAgo: 89,
      },
      {
        by: 'hana',
        rating: 4,
        comment: 'Swam with it all summer, in salt water too.',
        daysAgo: 39,
      },
    ],
  },
  {
    picture: 'comet-controller',
    name: 'Comet Game Controller',
    brand: 'Pippin Works',
    category: 'Electronics',
    description:
      "Sticks that do not drift, triggers with a clear middle, and a shape that suits both a parent's hands and a child's. Thirty hours on a charge, with a cable for the last level.",
    price: 6450,
    stock: 33,
    reviews: [
      {
        by: 'rafael',
        rating: 3,
        comment: 'Nice feel, but pairing it with my old television box took an evening.',
        daysAgo: 348,
      },
      {
        by: 'joost',
        rating: 5,
        comment: "Two years of my son's football games and the sticks are still dead centre.",
        daysAgo: 180,
      },
      {
        by: 'tamsin',
        rating: 5,
        comment: 'The d-pad is excellent, and I am a person who has opinions on d-pads.',
        daysAgo: 122,
      },
      {
        by: 'mara',
        rating: 4,
        comment: 'Purple was not my choice. I have come round to purple.',
        daysAgo: 114,
      },
      {
        by: 'mateus',
        rating: 4,
        comment: 'Fits my small hands better than the ones that came with the console.',
        daysAgo: 84,
      },
    ],
  },
  {
    picture: 'instant-camera',
    name: 'Paperbird Instant Camera',
    brand: 'Ostara',
    category: 'Electronics',
    description:
      'Press, wait, shake if you must. It prints a small square picture with soft colours and a white edge to write on, and there is only one of each in the world.',
    price: 15900,
    stock: 18,
    reviews: [
      {
        by: 'kofi',
        rating: 5,
        comment: 'Every guest at the wedding is now on our fridge.',
        daysAgo: 237,
      },
      {
        by: 'sunita',
        rating: 4,
        comment: 'Colours are gentle and a bit green in shade. I have grown to like that.',
        daysAgo: 230,
      },
      {
        by: 'camille',
        rating: 5,
        comment:
          'Gave it to my ten-year-old for the holidays. She was more careful with ten pictures than I am with ten thousand.',
        daysAgo: 206,
      },
      {
        by: 'hana',
        rating: 3,
        comment: 'Wonderful object, but the film adds up, so I think three times before pressing.',
        daysAgo: 140,
      },
      {
        by: 'joost',
        rating: 4,
        comment: "Works best at arm's length to three metres, in good light.",
        daysAgo: 89,
      },
      {
        by: 'chidi',
        rating: 5,
        comment: 'My grandmother, who never liked a photograph of herself, kept hers.',
        daysAgo: 9,
      },
    ],
  },
  {
    picture: 'perseid-telescope',
    name: 'Perseid 80 Telescope',
    brand: 'Ostara',
    category: 'Electronics',
    description:
      'Eighty millimetres of good glass on a wooden-footed tripod that does not tremble. On the first clear night you will see the rings of Saturn, and somebody in the house will say a word you did not know they used.',
    price: 50000,
    stock: 5,
    reviews: [
      {
        by: 'greta',
        rating: 4,
        comment: 'Sets up in the dark without a manual after the second time.',
        daysAgo: 362,
      },
      {
        by: 'kofi',
        rating: 4,
        comment: 'Heavier than the pictures suggest, and the better for it.',
        daysAgo: 316,
      },
      {
        by: 'tariq',
        rating: 5,
        comment: 'My father has been outside every clear night since his birthday, in a hat.',
        daysAgo: 267,
      },
      {
        by: 'elias',
        rating: 4,
        comment: 'Steady even in a breeze. I would add a second eyepiece at once.',
        daysAgo: 204,
      },
      {
        by: 'yuki',
        rating: 4,
        comment: 'The finder needs patience to align. After that it is a joy.',
        daysAgo: 137,
      },
      { by: 'sunita', rating: 5, comment: 'Saturn. I said the word.', daysAgo: 16 },
      {
        by: 'hana',
        rating: 5,
        comment: 'We saw the shadow of a moon on Jupiter from a balcony in the middle of the city.',
        daysAgo: 15,
      },
    ],
  },
  {
    picture: 'fieldmaster-camera',
    name: 'Fieldmaster Mirrorless Camera 24MP',
    brand: 'Ostara',
    category: 'Electronics',
    description:
      'A compact camera for people who would rather be outside. Quick to start, quiet to fire, and sharp in the blue hour, with dials that can be read without taking off your gloves.',
    price: 114900,
    stock: 7,
    reviews: [
      {
        by: 'dmitri',
        rating: 5,
        comment:
          'I photograph weddings in dark churches, and this is the first small camera I trust there.',
        daysAgo: 382,
      },
      {
        by: 'ines',
        rating: 5,
        comment: 'Light enough that I stopped leaving it at home.',
        daysAgo: 303,
      },
      {
        by: 'greta',
        rating: 4,
        comment: 'Autofocus follows my dog, who is faster than I am.',
        daysAgo: 246,
      },
      { by: 'chidi', rating: 5, comment: 'So quiet that the hare went on eating.', daysAgo: 123 },
      {
        by: 'rafael',
        rating: 3,
        comment: 'Great pictures, but the strap lugs are sharp on a bare hand.',
        daysAgo: 60,
      },
      {
        by: 'leila',
        rating: 4,
        comment: 'Battery is good for a day of walking, not for two. Take the spare.',
        daysAgo: 50,
      },
      {
        by: 'mara',
        rating: 4,
        comment: 'The grip is right and the files are lovely. The menus want an afternoon.',
        daysAgo: 16,
      },
      {
        by: 'camille',
        rating: 5,
        comment: 'The shutter dial has a click that I would pay for separately.',
        daysAgo: 4,
      },
    ],
  },
  {
    picture: 'turntable',
    name: 'Linnet Belt-Drive Turntable',
    brand: 'Nordlys',
    category: 'Electronics',
    description:
      'A heavy platter, a light arm and a plinth of oiled beech. Put the record on, lower the needle with the little lever, and sit down: there is nothing else to do, which is the idea.',
    price: 39900,
    stock: 10,
    reviews: [
      {
        by: 'omar',
        rating: 5,
        comment: 'We eat dinner to whole albums again, in order, the way they were meant.',
        daysAgo: 353,
      },
      {
        by: 'aoife',
        rating: 4,
        comment: 'Wonderful sound. The lid is sold separately, which I found a little mean.',
        daysAgo: 215,
      },
      {
        by: 'wen',
        rating: 5,
        comment: 'Out of the box and playing in a quarter of an hour, and I am not handy.',
        daysAgo: 180,
      },
      {
        by: 'elias',
        rating: 5,
        comment: 'No hum at all, even with my old amplifier.',
        daysAgo: 129,
      },
      {
        by: 'priya',
        rating: 5,
        comment:
          'I heard the singer breathe in before the second verse. I have owned that record since 1983.',
        daysAgo: 66,
      },
      {
        by: 'tariq',
        rating: 5,
        comment: 'The lever lowers the needle as gently as one lays down a sleeping child.',
        daysAgo: 26,
      },
      {
        by: 'greta',
        rating: 5,
        comment: 'A friend came for ten minutes and stayed for four sides.',
        daysAgo: 22,
      },
      {
        by: 'leila',
        rating: 5,
        comment: 'Runs dead on speed. I checked with a strobe, because I am like that.',
        daysAgo: 11,
      },
      {
        by: 'tamsin',
        rating: 5,
        comment: 'My teenager now saves for records. I did not see that coming.',
        daysAgo: 6,
      },
      {
        by: 'solveig',
        rating: 5,
        comment: 'The wood is even nicer than in the picture, with a grain like water.',
        daysAgo: 2,
      },
    ],
  },
  {
    picture: 'aurora-headphones',
    name: 'Aurora Wireless Headphones',
    brand: 'Nordlys',
    category: 'Electronics',
    description:
      'Forty hours of quiet on a single charge. The cushions are soft enough for a night flight, the noise goes away without that pressure in the ears, and music comes back with all its air around it.',
    price: 18900,
    stock: 24,
    reviews: [
      {
        by: 'omar',
        rating: 4,
        comment: 'Very nearly perfect. I would like a button that mutes the microphone.',
        daysAgo: 352,
      },
      {
        by: 'luca',
        rating: 5,
        comment: 'Light on the head even after a day of meetings, heavy enough to feel well made.',
        daysAgo: 262,
      },
      {
        by: 'mateus',
        rating: 5,
        comment:
          'Connects at once, to the right thing, every time. I had stopped believing in that.',
        daysAgo: 146,
      },
      {
        by: 'aoife',
        rating: 4,
        comment: 'Superb sound and comfort. The case is a little large for my bag.',
        daysAgo: 101,
      },
      {
        by: 'tamsin',
        rating: 5,
        comment: 'They have outlived one toddler and two laptops.',
        daysAgo: 74,
      },
      {
        by: 'kofi',
        rating: 5,
        comment:
          'I put them on in the open-plan office and could hear myself think, which had not happened since March.',
        daysAgo: 54,
      },
      {
        by: 'solveig',
        rating: 5,
        comment: 'The quiet is real quiet, without the feeling of being under water.',
        daysAgo: 49,
      },
      {
        by: 'leila',
        rating: 5,
        comment: 'Flew to Lima and back on one charge, with some left for the taxi.',
        daysAgo: 42,
      },
      {
        by: 'sunita',
        rating: 5,
        comment: 'Strings sound like wood and gut again. I have been a violist for thirty years.',
        daysAgo: 35,
      },
      {
        by: 'camille',
        rating: 5,
        comment: 'I wear glasses, and these are the first that do not press on them.',
        daysAgo: 22,
      },
      {
        by: 'wen',
        rating: 5,
        comment: 'My daughter borrowed them on Sunday, and I had to buy a second pair.',
        daysAgo: 13,
      },
    ],
  },
]
