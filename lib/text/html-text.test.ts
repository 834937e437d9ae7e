import { htmlText } from './html-text';

it.each([
  ['12&nbsp;m&sup2; &ndash; caf&eacute; &euro; 60', '12\u00a0m² – café € 60'],
  ['caf&#233; caf&#xE9; &#8211; &rsquo;quiet&rsquo;', 'café café – ’quiet’'],
  ['Caf&amp;eacute; &amp;amp; 12&amp;nbsp;m&amp;sup2;', 'Café & 12\u00a0m²'],
  ['&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &amp;amp; three&lt;/p&gt;', 'One\n\nTwo & three'],
  ['a &amp;amp;amp; b', 'a & b'],
  ['caf&eacute ok, 12&nbspm&sup2', 'café ok, 12\u00a0m²'],
  ['a&#0;b &#xD800;c', 'ab c'],
  ['a&#1;b&#x1f;c &amp;#8;&#127;', 'abc'],
  ['\u0091a\u0092 \u0096 &#128;', '‘a’ – €'],
  ['&lt;![CDATA[Caf&eacute;]]&gt;', 'Café'],
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<div>One</div><div>Two</div>', 'One\n\nTwo'],
  ['<h2>Kitchen</h2>New', 'Kitchen\n\nNew'],
  ['<ul><li>Pool</li><li>Garden</li></ul>Near', 'Pool\nGarden\n\nNear'],
  ['One<br>two<br/><br />three', 'One\ntwo\n\nthree'],
  ['<table><tr><td>Built</td><td>90</td></tr><tr><td>Plot</td><td>200</td></tr></table>', 'Built 90\n\nPlot 200'],
  ['One\n\n\n\nTwo\nthree', 'One\n\nTwo\nthree'],
  ['<p>One\n   line</p>', 'One line'],
  ['<style>p{color:red}</style><script>var a=1</script>Word <!-- note -->text', 'Word text'],
  ['<p class=MsoNormal><o:p>&nbsp;</o:p>A <b>flat</b></p><!--[if gte mso 9]><xml>x</xml><![endif]-->', 'A flat'],
  ['<SCRIPT>go()</SCRIPT><p onclick="x()">A</p>', 'A'],
  ['a\u202eb\u202c \u200bc\ufeff\u00ad', 'ab c'],
  ['<?php echo 1 ?>A', 'A'],
  ['A & B&C Q&A, a=1&b=2', 'A & B&C Q&A, a=1&b=2'],
  ['3 < 4 and 5 > 4, a & b, R&D, AT&T; < 5 minutes', '3 < 4 and 5 > 4, a & b, R&D, AT&T; < 5 minutes'],
  ['👩‍🌾 גן עץ', '👩‍🌾 גן עץ'],
  ['<p>unclosed <b>bold', 'unclosed bold'],
  ['', ''],
])('%j reads %j', (html, text) => expect(htmlText(html)).toBe(text));

it.each(['\u00a0', ' ', '&nbsp;', '\n ', '<a ', '&amp;'])('takes no longer for a hundred thousand %j', (piece) => {
  expect(htmlText(`<p>x${piece.repeat(100_000)}</p>`)).toMatch(/^x/);
});
