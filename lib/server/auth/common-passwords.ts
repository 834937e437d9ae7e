import 'server-only';

export const commonPasswords: ReadonlySet<string> = new Set(
  `
  000000 0000000 00000000 0123456 01234567 012345678 0123456789 010203 101010 102030 111111 1111111 11111111 111222
  112233 11223344 121212 12121212 12211221 123123 12312312 123123123 123321 1234321 1234554321 12341234 123456 1234567
  12345678 123456789 1234567890 1234567891 12345678910 123456a 123456q 123456aa 123abc 123qwe 123qweasd 12qwaszx
  131313 142536 147258 147258369 147852 147896325 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 202020
  212121 222222 22222222 232323 234567 252525 258456 292929 321321 321654 333333 33333333 333666 369369 444444 456123
  456456 456789 555555 55555555 5555555 654321 666666 66666666 696969 741852 741852963 753951 777777 7777777 77777777
  789456 789456123 852456 87654321 888888 88888888 9876543210 987654 987654321 963852741 999999 99999999 999999999
  a12345 a123456 a1234567 a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa abc123 abc1234 abcabc abcd1234 abcdef abcdefg
  abcdefgh access admin1 admin123 administrator adobe123 alejandro alexander amanda america amorcito andrea andrew
  angela angelito anthony antonio apple123 arsenal asasas asdasd asdf1234 asdfasdf asdfgh asdfghjkl ashley asshole
  australia azerty azertyuiop babygirl bailey barcelona baseball basketball batman beatles beautiful benjamin blink182
  bubbles buster butterfly carlos carolina caterina changeme charlie cheese chelsea chicken chocolate christian
  computer contrasena contraseña cookie corazon cristina daniel daniela default diamond dragon eduardo elizabeth
  españa espana estrella fernando flower football forever freedom friends fuckyou gabriel gabriela george ginger
  google guest123 gustavo hannah hello123 helloworld hockey hola123 holahola hunter iloveu iloveyou internet isabel
  jasmine javier jennifer jessica jessie jesus1 jordan jordan23 joseph joshua junior justin killer letmein letmein1
  liverpool london love123 lovely lovers loveme lucky1 madrid maggie manchester manuel marcos margarita maria1
  mariposa marina martin master matrix matthew melissa mercedes michael michelle mickey miguel million monica monkey
  monster mustang naruto natalia nicolas nicole nothing orange parola pass123 pass1234 passw0rd password password1
  password12 password123 password1234 passwort patricia pepper phoenix pokemon princesa princess purple q1w2e3
  q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qqqqqq qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwerty qwerty1 qwerty12
  qwerty123 qwerty12345 qwertyu qwertyui qwertyuiop rachel realmadrid ricardo robert roberto samantha samsung santiago
  sebastian secret secret1 shadow slipknot snoopy soccer sophie spiderman sprite starwars stella summer sunshine
  superman superstar taylor tequiero teamo123 test123 test1234 testing thomas thunder tigger tinkerbell trustno1
  usuario valencia valentina vanessa veronica victor victoria welcome welcome1 welcome123 whatever william winter
  x12345678 xxxxxx yankees zaq12wsx zxcvbn zxcvbnm zxcvbnm123 zzzzzz
  barcelona1 costablanca cerdamar cerda-mar cerda123 inmobiliaria valencia1 alicante
  `
    .trim()
    .split(/\s+/),
);
