BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-16 19:05:54',1,X'496D4966A380598A8632656CDD3E48C2AD912D2FBAE7203B43CF887CEFCBF90B2E3D122D858829D375994D23398C8188',12642576);
CREATE TABLE accounts (
    identity TEXT PRIMARY KEY REFERENCES identities (id),
    -- The identity's name in lower case: what must be unique.
    folded   TEXT NOT NULL UNIQUE,
    hash     TEXT NOT NULL,
    created  INTEGER NOT NULL
) STRICT;
INSERT INTO "accounts" VALUES('5a067b19c937ca4a512274a5b220447e','ada','$argon2id$v=19$m=19456,t=2,p=1$23xWniQOWPafY4jS36pRNg$cKh+zKvjlNj7Xa31XAWy/eRdWCfQhl8DLMkzJoOD4Q0',1794855956997);
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    author   TEXT NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "chat" VALUES('6i92uz56e8gh',1,1794855962204,'ada','to be continued');
INSERT INTO "chat" VALUES('an4qx55mz8fn',1,1794855962907,'ada','to be continued');
INSERT INTO "chat" VALUES('bac8qbzdn2jn',1,1794855959881,'ada','to be continued');
INSERT INTO "chat" VALUES('kkv7vnkrsjdm',1,1794855958185,'ada','to be continued');
INSERT INTO "chat" VALUES('p5c2y9x7e3mk',1,1794855960520,'ada','to be continued');
INSERT INTO "chat" VALUES('xfztqyrxu3nt',1,1794855957355,'ada','to be continued');
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES('6i92uz56e8gh',1,'{"format":1,"game":"micro-mutants","rules":1,"setup":{"army-a":"flyborgs","army-b":"chitinians","army-c":"choose","army-d":"choose","first":null,"hand":"practised","players":2,"preview":"off","rules":"basic","terrain":"none"},"seats":["ada","bot:random"],"commitment":"3d3096e27b2478b61e8aaaa80db3ec7bb9d116d5e6d3b0b76db6a92b07213dba","sum":"235601c5"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',2,'{"n":0,"deed":"start","digest":"f2dc45a0c2dd25b9","at":1794855961030,"sum":"4578c7db"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',3,'{"n":1,"seat":1,"deed":{"act":"formation guard"},"digest":"b6dbf97c1bd70ff7","at":1794855961033,"sum":"71beaaa1"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',4,'{"n":2,"seat":1,"deed":{"act":"formation wedge"},"digest":"d10dd0bc2e437cb8","at":1794855961035,"sum":"560caabd"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',5,'{"n":3,"seat":1,"deed":{"act":"formation line"},"digest":"6242f8a565de0157","at":1794855961036,"sum":"d094161e"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',6,'{"n":4,"seat":1,"deed":{"act":"formation line"},"digest":"6242f8a565de0157","at":1794855961037,"sum":"b553dd7e"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',7,'{"n":5,"seat":1,"deed":{"act":"formation wedge"},"digest":"d10dd0bc2e437cb8","at":1794855961039,"sum":"d3386950"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',8,'{"n":6,"seat":1,"deed":{"act":"formation wedge"},"digest":"d10dd0bc2e437cb8","at":1794855961041,"sum":"705e5019"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',9,'{"n":7,"seat":1,"deed":{"act":"formation guard"},"digest":"b6dbf97c1bd70ff7","at":1794855961043,"sum":"cdb10108"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',10,'{"n":8,"seat":1,"deed":{"act":"formation guard"},"digest":"b6dbf97c1bd70ff7","at":1794855961045,"sum":"31f89e15"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',11,'{"n":9,"seat":1,"deed":{"act":"formation wings"},"digest":"983e9289781d90f0","at":1794855961047,"sum":"5a8d39ef"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',12,'{"n":10,"seat":1,"deed":{"act":"formation line"},"digest":"6242f8a565de0157","at":1794855961048,"sum":"0872a5ea"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',13,'{"n":11,"seat":1,"deed":{"act":"formation wings"},"digest":"983e9289781d90f0","at":1794855961051,"sum":"6b258811"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',14,'{"n":12,"seat":1,"deed":{"act":"ready"},"digest":"a2fac0fc584a17f4","at":1794855961052,"sum":"6d69316a"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',15,'{"n":13,"seat":0,"deed":{"act":"formation guard"},"digest":"091735f4db41a4a1","at":1794855961058,"sum":"0811f8f9"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',16,'{"n":14,"seat":0,"deed":{"act":"formation wedge"},"digest":"e2e903f08edaaf60","at":1794855961165,"sum":"459b6f37"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',17,'{"n":15,"seat":0,"deed":{"act":"formation wedge"},"digest":"e2e903f08edaaf60","at":1794855961177,"sum":"1b667dd8"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',18,'{"n":16,"seat":0,"deed":{"act":"formation wedge"},"digest":"e2e903f08edaaf60","at":1794855961189,"sum":"951d0c31"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',19,'{"n":17,"seat":0,"deed":{"act":"ready"},"luck":[["setup",[1]],["dice",[16,15]]],"digest":"e0e31f102dad87f6","at":1794855961211,"sum":"e3313cf2"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',20,'{"n":18,"seat":1,"deed":{"act":"shoot digger-b4 28169 964 2000"},"luck":[["hand",[12633854,7293695,5554216,7243445]],["felt",[6,1114372,288387,880863,1998,2088836532,0]]],"digest":"dca47d574e4eb2e5","at":1794855961219,"sum":"730da34c"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',21,'{"n":19,"seat":1,"deed":{"act":"shoot warrior-b5 24962 906 2000"},"luck":[["hand",[13158685,15760796,1948274,13874334]],["felt",[24,393219,91998,490033,1998,0,622591,458754,110066,588055,1998,131071,1736703,655361,92622,708695,1996,0,242188078,1048837,72636,662813,1998,3146607656,0]],["dice",[5,7]]],"digest":"984b613f539ee569","at":1794855961223,"sum":"6ecb922e"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',22,'{"n":20,"seat":0,"deed":{"act":"shoot zealot-a5 7959 884 2000"},"luck":[["hand",[11815593,2086601,11961869,14222254]],["felt",[12,393221,432276,881582,1998,0,4277960702,1114369,364000,490000,1998,4294901760,32767]]],"digest":"34a3a149f5c890af","at":1794855961293,"sum":"9178f04d"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',23,'{"n":21,"seat":0,"deed":{"act":"pass"},"luck":[["dice",[18,16]]],"digest":"a44b613842329769","at":1794855961306,"sum":"8b9cc892"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',24,'{"n":22,"seat":1,"deed":{"act":"shoot digger-b2 28041 884 2000"},"luck":[["hand",[16026812,5287527,10758385,9850996]],["felt",[30,393218,91999,489999,1998,0,32767,393220,183999,489999,1998,0,32767,458753,109999,587999,1998,0,32767,589826,91999,695999,1996,0,32767,1114370,46879,884833,52534,1807555898,4265819800]]],"digest":"a53d5fa66a995bb6","at":1794855961308,"sum":"49101209"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',25,'{"n":23,"seat":1,"deed":{"act":"shoot acid-spitter-b1 27000 500 2000"},"luck":[["hand",[14863852,11814232,14521627,4345299]],["felt",[12,1048833,640022,489930,1998,4294967295,4292771839,1245441,649530,350130,1996,2146632560,0]]],"digest":"a66029d8de701d4a","at":1794855961311,"sum":"64b410cb"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',26,'{"n":24,"seat":1,"deed":{"act":"put acid-spit-b1 beside acid-spitter-b1 27000"},"digest":"0bfb6c9e04341b7a","at":1794855961315,"sum":"267c81fe"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',27,'{"n":25,"seat":1,"deed":{"act":"shoot acid-spit-b1 23968 851 2000"},"luck":[["hand",[7273070,13980948,7544814,7572553]],["felt",[24,393221,184000,489999,1998,4294967295,32767,458754,106964,588215,1998,0,4192108505,524290,201992,587995,1998,0,4294279167,1573121,148182,641623,1998,4294901760,353533504]],["dice",[8,5]]],"digest":"63ce8281b14863af","at":1794855961317,"sum":"a9dabc67"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',28,'{"n":26,"seat":0,"deed":{"act":"shoot zealot-a2 31361 433 2000"},"luck":[["hand",[1441085,14936566,7897342,6183575]],["felt",[18,393218,175346,755417,1998,1547524286,0,655361,92632,708717,1996,4294836224,243302188,1048837,72676,662821,2026,1146786760,4292739098]]],"digest":"a4d37980345fe40d","at":1794855961401,"sum":"8170a884"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',29,'{"n":27,"seat":0,"deed":{"act":"shoot repulsor-a1 2454 296 2000"},"luck":[["hand",[2398643,13484344,16456929,12212536]],["felt",[18,589825,122538,644199,4212,4292084657,94142418,655361,92632,708717,1996,0,243302188,1048837,72682,662829,1998,3147197486,131072]]],"digest":"c610f8c6d9255c91","at":1794855961423,"sum":"8626e219"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',30,'{"n":28,"seat":0,"deed":{"act":"shoot centurion-a1 9000 500 2000"},"luck":[["hand",[6649732,3093522,2177904,11567271]],["felt",[6,524289,186049,262663,1998,2162757424,0]],["dice",[15,15]]],"digest":"d0d0d4286780957d","at":1794855961444,"sum":"503f97a7"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',31,'{"n":29,"seat":1,"deed":{"act":"shoot warrior-b6 28551 893 2000"},"luck":[["hand",[970876,6459486,15723072,11145691]],["felt",[12,393220,183987,490029,1998,0,2392063,1048838,92409,880347,5396,4263375830,490830848]]],"digest":"33fba62a433ef2ab","at":1794855961448,"sum":"6dad5d6d"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',32,'{"n":30,"seat":1,"deed":{"act":"shoot warrior-b1 25736 928 2000"},"luck":[["hand",[9940110,5603323,12372036,2985944]],["felt",[6,1048833,381082,883399,21986,1380654795,2733834755]],["dice",[5,5]]],"digest":"973e83478df33e54","at":1794855961453,"sum":"8a89ad04"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',33,'{"n":31,"seat":0,"deed":{"act":"shoot zealot-a4 10041 884 2000"},"luck":[["hand",[4650333,15826684,452516,15870866]],["felt",[6,393220,420625,845434,1998,0,1443716801]]],"digest":"f36aae82fe9e0a78","at":1794855961529,"sum":"f47733e2"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',34,'{"n":32,"seat":0,"deed":{"act":"shoot zealot-a1 6962 906 2000"},"luck":[["hand",[4265530,6242295,994512,1644645]],["felt",[6,393217,472310,796566,1998,1998925511,0]],["dice",[16,18]]],"digest":"1faa1059438d929d","at":1794855961557,"sum":"80d01010"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',35,'{"n":33,"seat":1,"deed":{"act":"shoot digger-b4 29831 867 2000"},"luck":[["hand",[8927318,11976204,2164981,9311105]],["felt",[12,524289,186451,263107,1998,2165903536,0,1114372,80416,840737,1998,2991613369,0]]],"digest":"0af72fea70ae4a5e","at":1794855961563,"sum":"4b6cbadd"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',36,'{"n":34,"seat":1,"deed":{"act":"shoot acid-spitter-b1 27000 500 2000"},"luck":[["hand",[2453817,7053678,865247,10681215]],["felt",[6,1245441,658702,34180,1996,0,386891239]]],"digest":"a418ce8aa2312147","at":1794855961569,"sum":"763b1fcb"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',37,'{"n":35,"seat":1,"deed":{"act":"pass"},"luck":[["dice",[8,5]]],"digest":"07bcfe4f1f006265","at":1794855961573,"sum":"fe8d27a5"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',38,'{"n":36,"seat":0,"deed":{"act":"shoot zealot-a5 4784 745 2000"},"luck":[["hand",[7223735,4316043,12219286,15524804]],["felt",[12,393221,720330,143342,1998,0,3955719779,1245441,658978,34506,1992,131070,381058551]]],"digest":"41d8bb0cbe236dec","at":1794855961648,"sum":"54de4b4f"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',39,'{"n":37,"seat":0,"deed":{"act":"shoot repulsor-a1 5168 970 2000"},"luck":[["hand",[3328046,2532679,15179346,11698845]],["felt",[18,393221,730824,149180,1998,4294574074,3575347352,589825,752678,278602,1996,0,2825346387,1245441,658978,34506,1996,131071,381058551]],["dice",[15,15]]],"digest":"4a7f8b04c4a6e3d1","at":1794855961669,"sum":"b50032ae"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',40,'{"n":38,"seat":1,"deed":{"act":"shoot warrior-b4 29564 810 2000"},"luck":[["hand",[6939592,6852832,12557058,12155892]],["felt",[12,524289,175553,272503,1998,2149451108,0,1048836,245667,301641,1998,0,1235904684]]],"digest":"361eb261256e6076","at":1794855961675,"sum":"3e61176c"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',41,'{"n":39,"seat":1,"deed":{"act":"shoot warrior-b2 29495 921 2000"},"luck":[["hand",[13228273,9099429,13737748,1041349]],["felt",[18,393220,183961,489981,1998,1,4293230591,589826,92087,697621,1996,131072,4281499646,1048834,59839,722231,5134,63965470,2309500864]]],"digest":"ab03faaa2b416378","at":1794855961679,"sum":"e9409b7a"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',42,'{"n":40,"seat":1,"deed":{"act":"shoot spider-b2 29360 951 2000"},"luck":[["hand",[11032197,2219283,11691510,12444638]],["felt",[36,393218,53405,510929,1998,0,851539329,393220,183961,489981,1998,65540,4293099519,458753,89965,634585,1998,0,246120231,524289,175549,272497,1998,2149451100,0,1048836,245649,301671,1998,1,1235380402,1179906,136455,582377,1998,0,448232749]]],"digest":"87ee66e9b782f036","at":1794855961685,"sum":"57ddb0f1"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',43,'{"n":41,"seat":1,"deed":{"act":"put web-b1 beside spider-b2 15000"},"digest":"9e4968e6f8e64af8","at":1794855961691,"sum":"2ca46064"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',44,'{"n":42,"seat":1,"deed":{"act":"shoot web-b1 19641 301 2000"},"luck":[["hand",[3395172,8707062,13293422,4982767]],["felt",[12,524291,294043,588025,1998,0,4294148095,1507585,327215,605125,4796,147063067,2369927174]],["dice",[8,5]]],"digest":"18cc2f7afb2f07f4","at":1794855961693,"sum":"d8d7d9da"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',45,'{"n":43,"seat":0,"deed":{"act":"shoot zealot-a2 26826 407 2000"},"luck":[["hand",[15006105,14878911,14760880,10712937]],["felt",[12,393218,51413,835353,1998,2400205883,0,1048834,59821,722239,1998,0,2303799278]]],"digest":"eb8ee9f94499e439","at":1794855961762,"sum":"70693cdf"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',46,'{"n":44,"seat":0,"deed":{"act":"pass"},"luck":[["dice",[15,15]]],"digest":"47be46f1981705d2","at":1794855961775,"sum":"c24ef920"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',47,'{"n":45,"seat":1,"deed":{"act":"pass"},"luck":[["dice",[5,6]]],"digest":"3ec78d43b6cdb486","at":1794855961779,"sum":"35a7ad16"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',48,'{"n":46,"seat":0,"deed":{"act":"shoot zealot-a4 29721 286 2000"},"luck":[["hand",[7269745,7128548,9066361,9454129]],["felt",[18,393220,114467,612007,5972,4294443010,4227629039,458753,89967,634585,1996,4294967295,246120231,1179906,136455,582383,1994,1,448494892,6,393220,114585,611913,4438,4214094342,4228284340]]],"digest":"7b05ebe16621ddb9","at":1794855961845,"sum":"6d5b36b1"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',49,'{"n":47,"seat":0,"deed":{"act":"shoot warper-a1 28898 270 2000"},"luck":[["hand",[16763083,11827307,5057848,3469298]],["felt",[18,393220,114511,612443,1998,0,4211048422,458753,52073,724525,6000,4294443004,4093149038,1048834,59809,722255,1998,65526,2303930356]]],"digest":"e463f605fa1e4a0b","at":1794855961870,"sum":"aa1e1e76"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',50,'{"n":48,"seat":0,"deed":{"act":"pass"},"digest":"9e0219654600e5f2","at":1794855961890,"sum":"26c53e88"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',51,'{"n":49,"seat":0,"deed":{"act":"shoot zealot-a5 23793 326 2000"},"luck":[["hand",[3359640,9064356,15529202,3230348]],["felt",[12,393221,620380,21359,1998,0,3435230538,1245441,658974,34498,1996,65536,381124087]],["dice",[16,17]]],"digest":"61fdec8b55ec0393","at":1794855961907,"sum":"8700403e"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',52,'{"n":50,"seat":1,"deed":{"act":"shoot digger-b3 22627 962 2000"},"luck":[["hand",[14407222,3544759,11516563,13169966]],["felt",[6,1114371,330847,498901,1998,2353215145,0]]],"digest":"04728f4efc4b3b0a","at":1794855961912,"sum":"13977d49"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',53,'{"n":51,"seat":1,"deed":{"act":"pass"},"digest":"3ce5e8ce68a35b49","at":1794855961915,"sum":"f93caef5"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',54,'{"n":52,"seat":1,"deed":{"act":"pass"},"luck":[["dice",[5,6]]],"digest":"6c4996d7a5670a6b","at":1794855961917,"sum":"c38009cd"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',55,'{"n":53,"seat":0,"deed":{"act":"shoot warper-a2 16847 592 2000"},"luck":[["hand",[14972370,12439677,13075691,13630975]],["felt",[12,458754,488331,460243,1998,4092755821,0,1114371,330979,498787,1998,2351773306,0]]],"digest":"fafcc0745205927e","at":1794855961984,"sum":"fb44e52b"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',56,'{"n":54,"seat":0,"deed":{"act":"shoot zealot-a5 8780 634 2000"},"luck":[["hand",[14648639,15262901,16774161,3599555]],["felt",[30,393221,542214,638738,4436,3362360566,4178838357,1048833,640584,489290,1998,65536,4247551991,1179905,547942,580050,1994,65534,1409023,1245441,658974,34498,1996,0,381124087,1310977,548024,670218,1996,131072,4294344703]]],"digest":"5fbb68768788fcfa","at":1794855962005,"sum":"6f5672fe"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',57,'{"n":55,"seat":0,"deed":{"act":"shoot zealot-a2 13257 472 2000"},"luck":[["hand",[15923708,9155328,11052082,12260645]],["felt",[12,393218,334169,250537,1998,1845641582,0,1048836,245655,301653,1998,4294901760,1235380402]],["dice",[15,16]]],"digest":"a66321bd0d4c9d35","at":1794855962035,"sum":"9d21c751"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',58,'{"n":56,"seat":1,"deed":{"act":"shoot warrior-b4 14999 283 2000"},"luck":[["hand",[4190833,11371608,3230732,5661850]],["felt",[12,393218,334205,250515,1996,1845641582,1,1048836,374851,228419,1998,0,1163160472]]],"digest":"9292653e885bc559","at":1794855962040,"sum":"25855601"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',59,'{"n":57,"seat":1,"deed":{"act":"shoot digger-b2 28388 785 2000"},"luck":[["hand",[2996360,8050479,7354369,8340075]],["felt",[12,524289,175569,272473,1998,2149385551,0,1114370,169641,599485,1998,0,3191238091]]],"digest":"1811fae4123c673f","at":1794855962043,"sum":"ff6115ee"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',60,'{"n":58,"seat":1,"deed":{"act":"flip digger-b2"},"luck":[["dice",[5,8]]],"digest":"298f5ac2d6cabf3a","at":1794855962047,"sum":"2c331039"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',61,'{"n":59,"seat":0,"deed":{"act":"pass"},"luck":[["dice",[15,18]]],"digest":"9b359e6c45c446a8","at":1794855962134,"sum":"732d8a95"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',62,'{"n":60,"seat":1,"deed":{"act":"shoot warrior-b4 33147 191 2000"},"luck":[["hand",[9985950,9843661,2020861,3302273]],["felt",[12,393218,326153,254957,1998,1842758073,0,1048836,365645,232693,1998,0,1133866163]]],"digest":"707b55c8b48d0613","at":1794855962138,"sum":"48a69e41"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',63,'{"n":61,"seat":1,"deed":{"act":"shoot acid-spitter-b1 10094 818 2000"},"luck":[["hand",[11631476,4392976,15072000,1081434]],["felt",[18,393221,544742,648650,1998,3473181119,65536,1179905,547942,580050,1998,0,1409023,1245441,464720,769598,1996,2147746259,0]],["dice",[5,7]]],"digest":"ca79986d5dd5091f","at":1794855962140,"sum":"f9c1071e"}');
INSERT INTO "entries" VALUES('6i92uz56e8gh',64,'{"n":62,"seat":0,"deed":{"act":"shoot zealot-a4 15230 438 2000"},"luck":[["hand",[10581138,10154951,330532,6299394]],["felt",[12,393220,432123,426239,1998,1558730763,0,1114371,330985,498797,1998,2352035459,0]]],"digest":"905d1e7df73c499b","at":1794855962186,"sum":"48e04c10"}');
INSERT INTO "entries" VALUES('98ggjwfd8qs6',1,'{"format":1,"game":"micropolis","rules":1,"setup":{"expert":false,"first":"random","players":2,"scores":true},"seats":["ada","bot:random"],"commitment":"ea87d57934f493a67b48dc49a83d42e7b424be1b6c5691ab9ac18751e25c44f7","sum":"c3b57d2f"}');
INSERT INTO "entries" VALUES('98ggjwfd8qs6',2,'{"n":0,"deed":"start","luck":[["tiles",[2,6,60,47,45,34,18]],["setup",[0]]],"digest":"9cb007265f16bc73","at":1794855963412,"sum":"49c8c41b"}');
INSERT INTO "entries" VALUES('98ggjwfd8qs6',3,'{"n":1,"seat":0,"deed":{"act":"take 6"},"digest":"ea6dcc407b68791b","at":1794855963467,"sum":"393a0245"}');
INSERT INTO "entries" VALUES('98ggjwfd8qs6',4,'{"n":2,"seat":1,"deed":{"act":"take 3"},"digest":"790bd1c070bf4230","at":1794855963470,"sum":"7522c60c"}');
INSERT INTO "entries" VALUES('98ggjwfd8qs6',5,'{"n":3,"seat":0,"deed":{"act":"take 1"},"digest":"706aef0abe3b4843","at":1794855963518,"sum":"adc4e529"}');
INSERT INTO "entries" VALUES('98ggjwfd8qs6',6,'{"n":4,"seat":0,"deed":{"act":"place left"},"digest":"e0ac33939fe8401b","at":1794855963525,"sum":"f8dc0939"}');
INSERT INTO "entries" VALUES('98ggjwfd8qs6',7,'{"n":5,"seat":0,"deed":"resign","digest":"ecc57b437fc045b3","at":1794855963536,"sum":"f58d6684"}');
INSERT INTO "entries" VALUES('an4qx55mz8fn',1,'{"format":1,"game":"micro-mutants","rules":1,"setup":{"army-a":"choose","army-b":"choose","army-c":"choose","army-d":"choose","first":null,"hand":"practised","players":2,"preview":"off","rules":"advanced","terrain":"acid-pit,warp-gate"},"seats":["ada","bot:random"],"commitment":"c3f3a77ea3fc5a765423b6d7def3ab9034691568190d169ed46e75d237a81eec","sum":"ce1a0a49"}');
INSERT INTO "entries" VALUES('an4qx55mz8fn',2,'{"n":0,"deed":"start","digest":"449d2b4d171dddf8","at":1794855962725,"sum":"d153eca8"}');
INSERT INTO "entries" VALUES('an4qx55mz8fn',3,'{"n":1,"seat":0,"deed":{"act":"army flyborgs"},"digest":"96d977897659d148","at":1794855962786,"sum":"f086a649"}');
INSERT INTO "entries" VALUES('an4qx55mz8fn',4,'{"n":2,"seat":1,"deed":{"act":"army usarthropods"},"digest":"4cdbee4e986bfb15","at":1794855962796,"sum":"24c1de9b"}');
INSERT INTO "entries" VALUES('an4qx55mz8fn',5,'{"n":3,"seat":1,"deed":{"act":"formation wings"},"digest":"42774931e004118d","at":1794855962798,"sum":"18217c7d"}');
INSERT INTO "entries" VALUES('an4qx55mz8fn',6,'{"n":4,"seat":1,"deed":{"act":"ready"},"digest":"ce38eb42c0155d38","at":1794855962800,"sum":"53b0d873"}');
INSERT INTO "entries" VALUES('an4qx55mz8fn',7,'{"n":5,"seat":0,"deed":{"act":"formation line"},"digest":"36353e0b369bfc86","at":1794855962827,"sum":"cddd0320"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',1,'{"format":1,"game":"mutant-chronicles","rules":1,"setup":{"initiative":"book","map":"random","mode":"skirmish","orders":2,"players":2,"teams":false},"seats":["ada","bot:random"],"commitment":"17fbb85e2411b9193f7fff2d6fefd19b877f85e9f3ad54d947109c2e574bb393","sum":"83dfb351"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',2,'{"n":0,"deed":"start","luck":[["setup",[1]]],"digest":"ef9c5467b7d4b237","at":1794855958717,"sum":"fd4c5a81"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',3,'{"n":1,"seat":1,"deed":{"act":"army capitol-3"},"digest":"2574a93b95fdc522","at":1794855958743,"sum":"ab4a05c4"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',4,'{"n":2,"seat":0,"deed":{"act":"army algeroth-3"},"luck":[["setup",[1]]],"digest":"921a3e16a9b400a4","at":1794855958802,"sum":"615a2219"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',5,'{"n":3,"seat":1,"deed":{"act":"zone a"},"digest":"2274ba5e381a5d93","at":1794855958804,"sum":"f1c5bca4"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',6,'{"n":4,"seat":1,"deed":{"act":"place free-marine-soldier-1 a8"},"digest":"576bbf957b755695","at":1794855958814,"sum":"3b3c57b2"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',7,'{"n":5,"seat":1,"deed":{"act":"place ranger-scout-1 a3"},"digest":"9c94c36ad9afe21d","at":1794855958821,"sum":"51a73e80"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',8,'{"n":6,"seat":1,"deed":{"act":"place martian-banshee-hero-1 b8"},"digest":"d602cb5e456b3ae7","at":1794855958829,"sum":"1ace3131"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',9,'{"n":7,"seat":1,"deed":{"act":"place ranger-elite-1 a7"},"digest":"f78df7b0d316085c","at":1794855958837,"sum":"732df60c"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',10,'{"n":8,"seat":0,"deed":{"act":"place gomorrian-emasculator-1 r4+r5"},"digest":"0b0f388baead6a73","at":1794855958893,"sum":"a2da86f3"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',11,'{"n":9,"seat":0,"deed":{"act":"place ezoghoul-alpha-1 q6+r6"},"digest":"c574d59cc0832185","at":1794855958899,"sum":"afaef26a"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',12,'{"n":10,"seat":0,"deed":{"act":"place necromutant-1 r8"},"digest":"844f40e69d344173","at":1794855958915,"sum":"f00a9d9c"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',13,'{"n":11,"seat":0,"deed":{"act":"place necromutant-ravager-1 q4"},"digest":"c4175fdbfbf76615","at":1794855958934,"sum":"1e4635d8"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',14,'{"n":12,"seat":1,"deed":{"act":"order ranger-scout-1 gold"},"digest":"e4540dda2776eddc","at":1794855958936,"sum":"62df9326"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',15,'{"n":13,"seat":1,"deed":{"act":"step a4"},"digest":"6a9ff4f0bc8961b5","at":1794855958938,"sum":"c7efba8b"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',16,'{"n":14,"seat":1,"deed":{"act":"step a5"},"digest":"66e9ffbf9521421e","at":1794855958940,"sum":"b58ac428"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',17,'{"n":15,"seat":1,"deed":{"act":"step b5"},"digest":"d3fe3dd005312e16","at":1794855958942,"sum":"b520b209"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',18,'{"n":16,"seat":1,"deed":{"act":"step b4"},"digest":"8135df95d12f366d","at":1794855958944,"sum":"ce0ef6f2"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',19,'{"n":17,"seat":1,"deed":{"act":"guard"},"digest":"c19034a28d7393db","at":1794855958949,"sum":"23e9d9a3"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',20,'{"n":18,"seat":1,"deed":{"act":"order free-marine-soldier-1 gold"},"digest":"6be3b1b9960cebb6","at":1794855958952,"sum":"d6e5b1ef"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',21,'{"n":19,"seat":1,"deed":{"act":"end"},"digest":"868e59d0c9d4e1e1","at":1794855958954,"sum":"6b0742ec"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',22,'{"n":20,"seat":0,"deed":{"act":"order ezoghoul-alpha-1 silver"},"digest":"a0e6587e8109cb3e","at":1794855959045,"sum":"60f26fe2"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',23,'{"n":21,"seat":0,"deed":{"act":"pass"},"digest":"5aaca203e87cfb5f","at":1794855959049,"sum":"bdc69d13"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',24,'{"n":22,"seat":0,"deed":{"act":"step r7+s7"},"digest":"9d9ee236ef06ecbb","at":1794855959058,"sum":"bc012e59"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',25,'{"n":23,"seat":0,"deed":{"act":"step r7+r8"},"digest":"1924a129f89f4c3e","at":1794855959066,"sum":"3a018d0b"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',26,'{"n":24,"seat":0,"deed":{"act":"step r6+r7"},"digest":"93a16403d2874d14","at":1794855959082,"sum":"c0376ad0"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',27,'{"n":25,"seat":0,"deed":{"act":"step r7+s7"},"digest":"50ed596b1d85dd57","at":1794855959100,"sum":"c61e3869"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',28,'{"n":26,"seat":0,"deed":{"act":"step r6+r7"},"digest":"84f362ba2c0b3f78","at":1794855959122,"sum":"20a88697"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',29,'{"n":27,"seat":0,"deed":{"act":"stop"},"digest":"fd4b0c20f8958908","at":1794855959127,"sum":"65b86017"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',30,'{"n":28,"seat":0,"deed":{"act":"guard"},"digest":"9bc71db220b20f3a","at":1794855959136,"sum":"8595c1f3"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',31,'{"n":29,"seat":0,"deed":{"act":"order gomorrian-emasculator-1 gold"},"digest":"a4e1c3391f169798","at":1794855959169,"sum":"64fc09f3"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',32,'{"n":30,"seat":0,"deed":{"act":"pass"},"digest":"83ad6c4d1c7833e7","at":1794855959184,"sum":"10584eda"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',33,'{"n":31,"seat":0,"deed":{"act":"step r4+s5"},"digest":"5f2bac553aae68ad","at":1794855959206,"sum":"ee7c09cd"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',34,'{"n":32,"seat":0,"deed":{"act":"step s3+r4"},"digest":"848bb97f2e27c609","at":1794855959218,"sum":"29a0a8ee"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',35,'{"n":33,"seat":0,"deed":{"act":"step r2+r3"},"digest":"ca008786e56104dc","at":1794855959230,"sum":"1ed35cb2"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',36,'{"n":34,"seat":0,"deed":{"act":"end"},"digest":"febd31326a09c3e4","at":1794855959259,"sum":"8f87c1e7"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',37,'{"n":35,"seat":1,"deed":{"act":"order martian-banshee-hero-1 silver"},"digest":"fd73385ed7097b54","at":1794855959261,"sum":"82237059"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',38,'{"n":36,"seat":1,"deed":{"act":"step c7"},"digest":"fb1ccb540ded2413","at":1794855959263,"sum":"831c93d0"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',39,'{"n":37,"seat":1,"deed":{"act":"stop"},"digest":"5e952801a648d5c3","at":1794855959270,"sum":"706f27cf"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',40,'{"n":38,"seat":1,"deed":{"act":"attack r7 from c7"},"digest":"f71d38a893c17900","at":1794855959272,"sum":"a5f456b5"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',41,'{"n":39,"seat":1,"deed":{"act":"pass"},"luck":[["red",[4]],["green",[1,3]],["blue",[5]]],"digest":"ca3505fd6b21ca93","at":1794855959275,"sum":"816c5c6d"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',42,'{"n":40,"seat":1,"deed":{"act":"pass"},"digest":"e6d02d2f5942150a","at":1794855959282,"sum":"aae2bcb4"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',43,'{"n":41,"seat":1,"deed":{"act":"order ranger-elite-1 silver"},"digest":"d13f6fd20480de51","at":1794855959294,"sum":"ef3beafb"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',44,'{"n":42,"seat":1,"deed":{"act":"step b7"},"digest":"3f59f6c08e3bd5fd","at":1794855959296,"sum":"2859bad1"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',45,'{"n":43,"seat":1,"deed":{"act":"step c7"},"digest":"3e5953c0f2f3ce1a","at":1794855959298,"sum":"4cbd660a"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',46,'{"n":44,"seat":1,"deed":{"act":"step c6"},"digest":"7a2dc56eed1559e0","at":1794855959300,"sum":"7b93d1d1"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',47,'{"n":45,"seat":1,"deed":{"act":"step c5"},"digest":"95ff283c87bc0872","at":1794855959313,"sum":"5710ad96"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',48,'{"n":46,"seat":1,"deed":{"act":"end"},"digest":"5611d6e453a2b91e","at":1794855959315,"sum":"f4d79a01"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',49,'{"n":47,"seat":0,"deed":{"act":"order necromutant-ravager-1 bronze"},"digest":"fe3369aafe35940c","at":1794855959388,"sum":"4aac1a18"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',50,'{"n":48,"seat":0,"deed":{"act":"pass"},"digest":"f2796b99a487963e","at":1794855959399,"sum":"01346567"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',51,'{"n":49,"seat":0,"deed":{"act":"step q3"},"digest":"42dfead027575c66","at":1794855959406,"sum":"b7022df1"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',52,'{"n":50,"seat":0,"deed":{"act":"order necromutant-1 gold"},"digest":"c13acfaddc56c2c4","at":1794855959454,"sum":"65c15af6"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',53,'{"n":51,"seat":0,"deed":{"act":"step s9"},"digest":"b61a09ebe933a8b5","at":1794855959474,"sum":"bbf15ab8"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',54,'{"n":52,"seat":0,"deed":{"act":"step r9"},"digest":"1f9ba82a4437f896","at":1794855959483,"sum":"d5f4f966"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',55,'{"n":53,"seat":0,"deed":{"act":"step q10"},"digest":"2a66a9df3c344e43","at":1794855959526,"sum":"38ab5b27"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',56,'{"n":54,"seat":0,"deed":{"act":"stop"},"digest":"f8ace4040bb3ec7c","at":1794855959534,"sum":"ab345f1c"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',57,'{"n":55,"seat":0,"deed":{"act":"guard"},"digest":"e2f144fed9e62a79","at":1794855959542,"sum":"c4e16b55"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',58,'{"n":56,"seat":1,"deed":{"act":"pass"},"digest":"34ca58d7252a1fde","at":1794855959548,"sum":"633e8795"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',59,'{"n":57,"seat":0,"deed":{"act":"pass"},"digest":"add4c17dd8df8a24","at":1794855959591,"sum":"d294aa41"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',60,'{"n":58,"seat":0,"deed":{"act":"pass"},"digest":"db2cdc708770c95a","at":1794855959599,"sum":"7677760e"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',61,'{"n":59,"seat":1,"deed":{"act":"order ranger-scout-1 gold"},"digest":"3b8c272ca0093ae6","at":1794855959601,"sum":"a3f7f315"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',62,'{"n":60,"seat":1,"deed":{"act":"step a4"},"digest":"111d4e5d059387da","at":1794855959604,"sum":"05b158f3"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',63,'{"n":61,"seat":1,"deed":{"act":"step a3"},"digest":"f2300ee053dc6393","at":1794855959612,"sum":"3aa05121"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',64,'{"n":62,"seat":1,"deed":{"act":"step a2"},"digest":"9739b69c4e029ae1","at":1794855959615,"sum":"13eb29cf"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',65,'{"n":63,"seat":1,"deed":{"act":"step a1"},"digest":"8d8c198e4631cc1a","at":1794855959618,"sum":"e11a6bdc"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',66,'{"n":64,"seat":1,"deed":{"act":"step b1"},"digest":"557a02372091a03e","at":1794855959628,"sum":"588d8726"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',67,'{"n":65,"seat":1,"deed":{"act":"step b2"},"digest":"a82d84fd08d48629","at":1794855959631,"sum":"dc715739"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',68,'{"n":66,"seat":1,"deed":{"act":"guard"},"digest":"06f9321558f7ff37","at":1794855959633,"sum":"1f888e50"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',69,'{"n":67,"seat":1,"deed":{"act":"order free-marine-soldier-1 silver"},"digest":"533a6cfff16da79e","at":1794855959636,"sum":"071f87ce"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',70,'{"n":68,"seat":1,"deed":{"act":"guard"},"digest":"017d00b8a821f67f","at":1794855959640,"sum":"06201fc6"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',71,'{"n":69,"seat":0,"deed":{"act":"order necromutant-1 silver"},"digest":"88977a32cecb0993","at":1794855959716,"sum":"a239debf"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',72,'{"n":70,"seat":0,"deed":{"act":"end"},"digest":"d78d21063cd68f59","at":1794855959730,"sum":"50664cca"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',73,'{"n":71,"seat":0,"deed":{"act":"order gomorrian-emasculator-1 bronze"},"digest":"0e352a3fd2c190de","at":1794855959740,"sum":"6337de3d"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',74,'{"n":72,"seat":0,"deed":{"act":"pass"},"digest":"b7260ccaac6ceeeb","at":1794855959764,"sum":"88e8cf70"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',75,'{"n":73,"seat":0,"deed":{"act":"step r1+q2"},"digest":"e75ba73656200e28","at":1794855959772,"sum":"a705a87c"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',76,'{"n":74,"seat":0,"deed":{"act":"step r1+s1"},"digest":"162254cf8b8af66b","at":1794855959783,"sum":"c1afe536"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',77,'{"n":75,"seat":0,"deed":{"act":"stop"},"digest":"b621781a2f2a1b38","at":1794855959791,"sum":"c1c19462"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',78,'{"n":76,"seat":1,"deed":{"act":"order ranger-elite-1 silver"},"digest":"57b3d480cb498e25","at":1794855959796,"sum":"49df0c98"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',79,'{"n":77,"seat":1,"deed":{"act":"step d5"},"digest":"b41a88531dd4da8f","at":1794855959802,"sum":"cfc89d71"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',80,'{"n":78,"seat":1,"deed":{"act":"step c5"},"digest":"63d2074066a548ed","at":1794855959804,"sum":"f7849280"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',81,'{"n":79,"seat":1,"deed":{"act":"step b5"},"digest":"64f522c6658ae113","at":1794855959806,"sum":"fdfe8875"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',82,'{"n":80,"seat":1,"deed":{"act":"step a4"},"digest":"3ce94141d2da7471","at":1794855959810,"sum":"badfb2a7"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',83,'{"n":81,"seat":1,"deed":{"act":"end"},"digest":"7997088f6e5530f5","at":1794855959813,"sum":"5df6f0c6"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',84,'{"n":82,"seat":1,"deed":{"act":"order martian-banshee-hero-1 gold"},"digest":"8bf2aff6a17fc380","at":1794855959822,"sum":"470c8d39"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',85,'{"n":83,"seat":1,"deed":{"act":"step c6"},"digest":"fd8a543bcdef57fd","at":1794855959828,"sum":"01b89c07"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',86,'{"n":84,"seat":1,"deed":{"act":"step b6"},"digest":"c88c6e00e2abcd68","at":1794855959830,"sum":"3f8b8242"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',87,'{"n":85,"seat":1,"deed":{"act":"stop"},"digest":"75e1dc273f75c228","at":1794855959832,"sum":"ec1d40e5"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',88,'{"n":86,"seat":1,"deed":{"act":"guard"},"digest":"4e08cd10e1881aea","at":1794855959836,"sum":"8b23d194"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',89,'{"n":87,"seat":0,"deed":{"act":"order ezoghoul-alpha-1 gold"},"digest":"01296f954e590eb2","at":1794855959856,"sum":"c2776c85"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',90,'{"n":88,"seat":0,"deed":{"act":"play bestial-speed by ezoghoul-alpha-1"},"digest":"95ccd1bb68f5d4ae","at":1794855959859,"sum":"2da0bfcb"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',91,'{"n":89,"seat":0,"deed":{"act":"guard"},"digest":"cf52f251b3663dda","at":1794855959863,"sum":"2a06d60e"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',92,'{"n":90,"seat":0,"deed":{"act":"order necromutant-ravager-1 gold"},"digest":"6c0b1a864d753a86","at":1794855959866,"sum":"6a448c5d"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',93,'{"n":91,"seat":0,"deed":{"act":"step q4"},"digest":"617738eb06e02fad","at":1794855959869,"sum":"0c91ed60"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',94,'{"n":92,"seat":0,"deed":{"act":"step q3"},"digest":"0e513b2421335c1f","at":1794855959876,"sum":"e68c2f1e"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',95,'{"n":93,"seat":0,"deed":{"act":"end"},"digest":"58b73abfaabdd43d","at":1794855959879,"sum":"597a80b6"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',96,'{"n":94,"seat":1,"deed":{"act":"accept"},"digest":"86934bb63bf3b355","at":1794855959885,"sum":"e05bcd28"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',97,'{"n":95,"seat":1,"deed":{"act":"accept"},"digest":"3bd253a42c869197","at":1794855959888,"sum":"7be63b9a"}');
INSERT INTO "entries" VALUES('bac8qbzdn2jn',98,'{"n":96,"seat":1,"deed":{"act":"pass"},"digest":"d012d4dde2707e71","at":1794855959892,"sum":"bb5a7251"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',1,'{"format":1,"game":"micropolis","rules":1,"setup":{"expert":false,"first":"random","players":3,"scores":true},"seats":["ada","bot:random","bot:random"],"commitment":"6508a720e108e5614cc11aa6f81729307378c1873ff85eeaca2bea1f582f38d4","sum":"fc99d325"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',2,'{"n":0,"deed":"start","luck":[["tiles",[18,44,23,39,58,4,47]],["setup",[0]]],"digest":"806ce2a29cca822e","at":1794855957908,"sum":"6ce96856"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',3,'{"n":1,"seat":0,"deed":{"act":"take 5"},"digest":"9dd6d1ff7035c466","at":1794855957924,"sum":"dac21d46"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',4,'{"n":2,"seat":1,"deed":{"act":"take 6"},"digest":"83173e574d68c4ef","at":1794855957934,"sum":"c9d38eca"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',5,'{"n":3,"seat":2,"deed":{"act":"take 3"},"digest":"a1c73f658c73b276","at":1794855957936,"sum":"a41ae31c"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',6,'{"n":4,"seat":2,"deed":{"act":"leave"},"digest":"31f42d47bbee2fe6","at":1794855957938,"sum":"3d50d0e5"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',7,'{"n":5,"seat":0,"deed":{"act":"take 1"},"digest":"d3e3866927472a5d","at":1794855957980,"sum":"aee5a1db"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',8,'{"n":6,"seat":0,"deed":{"act":"place left"},"digest":"545ab871ac4eb81e","at":1794855958000,"sum":"af3102b6"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',9,'{"n":7,"seat":1,"deed":{"act":"take 3 with architect"},"digest":"a6949542b8db16f5","at":1794855958006,"sum":"886dcabe"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',10,'{"n":8,"seat":1,"deed":{"act":"place right"},"digest":"798435bb0586aa55","at":1794855958008,"sum":"131a152f"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',11,'{"n":9,"seat":2,"deed":{"act":"take 2"},"digest":"bf3bfaf4041669fc","at":1794855958010,"sum":"767b5506"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',12,'{"n":10,"seat":2,"deed":{"act":"place left"},"luck":[["tiles",[40,12,16,27,15,45]]],"digest":"ba98618ded729ef0","at":1794855958013,"sum":"e9ef52e3"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',13,'{"n":11,"seat":2,"deed":{"act":"take 6"},"digest":"67c9d37e70ba6f22","at":1794855958024,"sum":"1a73b344"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',14,'{"n":12,"seat":2,"deed":{"act":"place left"},"digest":"d75a2a717df2381b","at":1794855958037,"sum":"27381dec"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',15,'{"n":13,"seat":0,"deed":{"act":"take 4 with architect"},"digest":"731d06abd9c33634","at":1794855958077,"sum":"aab6a68c"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',16,'{"n":14,"seat":0,"deed":{"act":"place right"},"digest":"65f5b77a240c18ae","at":1794855958101,"sum":"0083a719"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',17,'{"n":15,"seat":1,"deed":{"act":"take 1"},"digest":"cd62046bf62a9021","at":1794855958108,"sum":"fc16904b"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',18,'{"n":16,"seat":1,"deed":{"act":"place left"},"digest":"a0e7aa7b1ffdda53","at":1794855958112,"sum":"c2f1b596"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',19,'{"n":17,"seat":2,"deed":{"act":"take 1"},"digest":"856687991a08ac6c","at":1794855958116,"sum":"beeae378"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',20,'{"n":18,"seat":2,"deed":{"act":"place right"},"digest":"9bd37d96e0851fe4","at":1794855958119,"sum":"7028e597"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',21,'{"n":19,"seat":2,"deed":{"act":"fill"},"digest":"721e079c1df55d91","at":1794855958120,"sum":"bd58abd5"}');
INSERT INTO "entries" VALUES('kkv7vnkrsjdm',22,'{"n":20,"seat":0,"deed":{"act":"take 1"},"digest":"6e68b0cbd63e9f24","at":1794855958176,"sum":"c45ae6b1"}');
INSERT INTO "entries" VALUES('p5c2y9x7e3mk',1,'{"format":1,"game":"mutant-chronicles","rules":1,"setup":{"initiative":"book","map":"random","mode":"5-5-5","orders":2,"players":2,"teams":false},"seats":["ada","bot:random"],"commitment":"7f4727b9bec49a66d88cce47fe5cf8f27577e4732236ec677a6e2ac082202a6f","sum":"4c0bd0c7"}');
INSERT INTO "entries" VALUES('p5c2y9x7e3mk',2,'{"n":0,"deed":"start","luck":[["setup",[0]]],"digest":"afa2957ebbf24e95","at":1794855960394,"sum":"2df84ee8"}');
INSERT INTO "entries" VALUES('p5c2y9x7e3mk',3,'{"n":1,"seat":1,"deed":{"act":"army algeroth-5"},"digest":"3be7256061a1cccf","at":1794855960409,"sum":"677ff727"}');
INSERT INTO "entries" VALUES('p5c2y9x7e3mk',4,'{"n":2,"seat":0,"deed":{"act":"army brotherhood-5"},"luck":[["setup",[0]]],"digest":"dd4e2ef2b5518ee3","at":1794855960434,"sum":"a67b3fea"}');
INSERT INTO "entries" VALUES('p5c2y9x7e3mk',5,'{"n":3,"seat":0,"deed":{"act":"zone a"},"digest":"c7bb9cbbda0a47ae","at":1794855960483,"sum":"55966228"}');
INSERT INTO "entries" VALUES('p5c2y9x7e3mk',6,'{"n":4,"seat":0,"deed":{"act":"place inquisitor-majoris-1 d1"},"digest":"6e8985f094bf607d","at":1794855960505,"sum":"daf11fc6"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',1,'{"format":1,"game":"microscopic","rules":1,"setup":{"first":null,"level":"normal","players":2,"variant":"standard"},"seats":["ada","bot:greedy"],"commitment":"afa08c590181e10ecda0dc8141e0ebd79c7f637c540c77ed506e6cf8e2c07f20","sum":"cce1782c"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',2,'{"n":0,"deed":"start","luck":[["setup",[1,0,1]],["deck",[4,2,1,0,6,9]]],"digest":"d3e667807804bc04","at":1794855957025,"sum":"ca8f5988"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',3,'{"n":1,"seat":1,"deed":{"act":"gene simple-draw"},"digest":"d56cca5d230f75da","at":1794855957027,"sum":"f04107cf"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',4,'{"n":2,"seat":1,"deed":{"act":"gene cold-discount"},"digest":"99d6b5f03b6aded6","at":1794855957035,"sum":"44e05b34"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',5,'{"n":3,"seat":1,"deed":{"act":"draw"},"luck":[["deck",[16,19,18,14]]],"digest":"3dd8edbdb1935051","at":1794855957040,"sum":"04d47a50"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',6,'{"n":4,"seat":0,"deed":{"act":"draw"},"luck":[["deck",[4,6]]],"digest":"1f98ef3e2cc17e03","at":1794855957091,"sum":"f715b251"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',7,'{"n":5,"seat":0,"deed":{"act":"discard simple"},"digest":"5fa034664497febf","at":1794855957103,"sum":"8c9da8a9"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',8,'{"n":6,"seat":0,"deed":{"act":"discard simple"},"digest":"1ba5e9c1a51b078a","at":1794855957106,"sum":"288cbdb3"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',9,'{"n":7,"seat":1,"deed":{"act":"gene heat-draw"},"digest":"e65aa15ec20096f9","at":1794855957108,"sum":"bb985405"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',10,'{"n":8,"seat":1,"deed":{"act":"gene water-discount"},"digest":"9ce47f120cfce936","at":1794855957110,"sum":"ee583858"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',11,'{"n":9,"seat":1,"deed":{"act":"cell water paying simple-draw+cold-discount+heat-draw+water-discount"},"digest":"37fba8040080c183","at":1794855957113,"sum":"37b6c7be"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',12,'{"n":10,"seat":1,"deed":{"act":"draw"},"luck":[["deck",[17,14]]],"digest":"f28c68152716a937","at":1794855957115,"sum":"079cb4bd"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',13,'{"n":11,"seat":0,"deed":{"act":"gene simple-discount"},"digest":"e17b39b8d4c4e5b6","at":1794855957167,"sum":"54aae3b8"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',14,'{"n":12,"seat":0,"deed":{"act":"gene cold-discount"},"digest":"cd551b964c25ea16","at":1794855957172,"sum":"1960b439"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',15,'{"n":13,"seat":0,"deed":{"act":"gene simple-replace"},"digest":"1a0e84a0ec8e6e08","at":1794855957176,"sum":"6baf8e86"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',16,'{"n":14,"seat":0,"deed":{"act":"draw"},"luck":[["deck",[10,24,26]]],"digest":"a1bca234f91e03f6","at":1794855957178,"sum":"b537306a"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',17,'{"n":15,"seat":1,"deed":{"act":"gene photosynthetic"},"digest":"05cb2f544bb88ad2","at":1794855957182,"sum":"bd613bfc"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',18,'{"n":16,"seat":1,"deed":{"act":"draw"},"luck":[["deck",[26,13]]],"digest":"4488c9905a762fec","at":1794855957188,"sum":"a4f1b1d9"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',19,'{"n":17,"seat":0,"deed":{"act":"virus water of 1"},"digest":"a6e0fe3b5951257b","at":1794855957231,"sum":"e79dc2b4"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',20,'{"n":18,"seat":0,"deed":{"act":"draw"},"luck":[["deck",[10,10]]],"digest":"4a7e78ec8034ee8e","at":1794855957238,"sum":"60d2cb93"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',21,'{"n":19,"seat":1,"deed":{"act":"gene water-draw"},"digest":"2b08ff97f6ea9e2b","at":1794855957240,"sum":"e479ae70"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',22,'{"n":20,"seat":1,"deed":{"act":"draw"},"luck":[["deck",[3,0]]],"digest":"002454a2db615029","at":1794855957242,"sum":"c7f37fc3"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',23,'{"n":21,"seat":1,"deed":{"act":"discard simple-draw"},"digest":"3aa95c500625edf6","at":1794855957244,"sum":"5d4de4ad"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',24,'{"n":22,"seat":0,"deed":{"act":"draw"},"luck":[["deck",[0,17]]],"digest":"c7c8a759f43fff90","at":1794855957295,"sum":"08647302"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',25,'{"n":23,"seat":0,"deed":{"act":"discard photosynthetic"},"digest":"3a1c5ea71a248ee0","at":1794855957300,"sum":"626ff666"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',26,'{"n":24,"seat":0,"deed":{"act":"discard simple-draw"},"digest":"91c301b76e0c3c95","at":1794855957307,"sum":"7ec3b6ce"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',27,'{"n":25,"seat":1,"deed":{"act":"gene simple-double"},"digest":"7ee8f04d343eeec4","at":1794855957309,"sum":"154d7c22"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',28,'{"n":26,"seat":1,"deed":{"act":"draw"},"luck":[["deck",[26,10]]],"digest":"4c7aff5d85f55433","at":1794855957311,"sum":"4d81307d"}');
INSERT INTO "entries" VALUES('xfztqyrxu3nt',29,'{"n":27,"seat":1,"deed":{"act":"discard heat-discount"},"digest":"4532c93fe00a6766","at":1794855957321,"sum":"74d9e862"}');
CREATE TABLE identities (
    id        TEXT PRIMARY KEY,
    name      TEXT NOT NULL,
    created   INTEGER NOT NULL,
    -- The identity that took over the seats of this one, if any.
    linked_to TEXT REFERENCES identities (id)
) STRICT;
INSERT INTO "identities" VALUES('5a067b19c937ca4a512274a5b220447e','ada',1794855956818,NULL);
CREATE TABLE records (
    id      TEXT PRIMARY KEY,
    record  TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    identity TEXT NOT NULL REFERENCES identities (id),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('6i92uz56e8gh',0,'5a067b19c937ca4a512274a5b220447e');
INSERT INTO "seats" VALUES('98ggjwfd8qs6',0,'5a067b19c937ca4a512274a5b220447e');
INSERT INTO "seats" VALUES('an4qx55mz8fn',0,'5a067b19c937ca4a512274a5b220447e');
INSERT INTO "seats" VALUES('bac8qbzdn2jn',0,'5a067b19c937ca4a512274a5b220447e');
INSERT INTO "seats" VALUES('cdpc2bpy965t',0,'5a067b19c937ca4a512274a5b220447e');
INSERT INTO "seats" VALUES('gkxqpa2yn4zf',0,'5a067b19c937ca4a512274a5b220447e');
INSERT INTO "seats" VALUES('kkv7vnkrsjdm',0,'5a067b19c937ca4a512274a5b220447e');
INSERT INTO "seats" VALUES('p5c2y9x7e3mk',0,'5a067b19c937ca4a512274a5b220447e');
INSERT INTO "seats" VALUES('rfvvf2brwkcy',0,'5a067b19c937ca4a512274a5b220447e');
INSERT INTO "seats" VALUES('rvrcb9ftybfm',0,'5a067b19c937ca4a512274a5b220447e');
INSERT INTO "seats" VALUES('xfztqyrxu3nt',0,'5a067b19c937ca4a512274a5b220447e');
CREATE TABLE secret (
    id    INTEGER PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
INSERT INTO "secret" VALUES(1,X'568399BC16F3EB8E708DE16687DAE8075F4EB283B042D88E3A71855675578395');
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    header  TEXT NOT NULL,
    seed    BLOB NOT NULL,
    seats   TEXT NOT NULL,
    status  TEXT NOT NULL,
    summary TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    -- How many chat lines there are: the number of the last one.
    chats   INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "tables" VALUES('xfztqyrxu3nt','microscopic','{"options":{},"header":{"format":1,"game":"microscopic","rules":1,"setup":{"first":null,"level":"normal","players":2,"variant":"standard"},"seats":["",""],"commitment":"afa08c590181e10ecda0dc8141e0ebd79c7f637c540c77ed506e6cf8e2c07f20"},"tutorial":false}',X'10A3B00EB1C5BD3A28676A6DE30543AC6E1A284CBC395684D0FD4CA9B6D4FD78','[{"kind":"person"},{"kind":"bot","level":"greedy"}]','running','{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"5a067b19c937ca4a512274a5b220447e"},{"kind":"bot","name":"Hydra","you":false,"level":"greedy"}],"round":1}',1794855957005,1794855957027,1);
INSERT INTO "tables" VALUES('kkv7vnkrsjdm','micropolis','{"options":{},"header":{"format":1,"game":"micropolis","rules":1,"setup":{"expert":false,"first":"random","players":3,"scores":true},"seats":["","",""],"commitment":"6508a720e108e5614cc11aa6f81729307378c1873ff85eeaca2bea1f582f38d4"},"tutorial":false}',X'9CEEAE6E12D262B361C0056F6966625A1477E095F80C1C1D5ED4E543F0FA8B76','[{"kind":"person"},{"kind":"bot","level":"random"},{"kind":"bot","level":"random"}]','running','{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"5a067b19c937ca4a512274a5b220447e"},{"kind":"bot","name":"Hydra","you":false,"level":"random"},{"kind":"bot","name":"Daphnia","you":false,"level":"random"}],"round":1}',1794855957886,1794855957924,1);
INSERT INTO "tables" VALUES('bac8qbzdn2jn','mutant-chronicles','{"options":{"mode":"skirmish"},"header":{"format":1,"game":"mutant-chronicles","rules":1,"setup":{"initiative":"book","map":"random","mode":"skirmish","orders":2,"players":2,"teams":false},"seats":["",""],"commitment":"17fbb85e2411b9193f7fff2d6fefd19b877f85e9f3ad54d947109c2e574bb393"},"tutorial":false}',X'AF3045CFE84E34B697559C10280A3B04D13A1BDCA675FE305381C3B1EA0BE2FB','[{"kind":"person"},{"kind":"bot","level":"random"}]','running','{"options":{"mode":"skirmish"},"seats":[{"kind":"person","name":"ada","you":false,"identity":"5a067b19c937ca4a512274a5b220447e"},{"kind":"bot","name":"Hydra","you":false,"level":"random"}],"round":0}',1794855958688,1794855958743,1);
INSERT INTO "tables" VALUES('p5c2y9x7e3mk','mutant-chronicles','{"options":{},"header":{"format":1,"game":"mutant-chronicles","rules":1,"setup":{"initiative":"book","map":"random","mode":"5-5-5","orders":2,"players":2,"teams":false},"seats":["",""],"commitment":"7f4727b9bec49a66d88cce47fe5cf8f27577e4732236ec677a6e2ac082202a6f"},"tutorial":false}',X'D4DF6AA8DB20E4253E917E2B58B50818F57DFEFAE0BCCC014119C72221652E44','[{"kind":"person"},{"kind":"bot","level":"random"}]','running','{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"5a067b19c937ca4a512274a5b220447e"},{"kind":"bot","name":"Hydra","you":false,"level":"random"}],"round":0}',1794855960390,1794855960409,1);
INSERT INTO "tables" VALUES('6i92uz56e8gh','micro-mutants','{"options":{"army-a":"flyborgs","army-b":"chitinians"},"header":{"format":1,"game":"micro-mutants","rules":1,"setup":{"army-a":"flyborgs","army-b":"chitinians","army-c":"choose","army-d":"choose","first":null,"hand":"practised","players":2,"preview":"off","rules":"basic","terrain":"none"},"seats":["",""],"commitment":"3d3096e27b2478b61e8aaaa80db3ec7bb9d116d5e6d3b0b76db6a92b07213dba"},"tutorial":false}',X'1A09AD0290D0F5F5014D163453547E8B51418C83A7C8D48AC8FD193DE4B47B28','[{"kind":"person"},{"kind":"bot","level":"random"}]','running','{"options":{"army-a":"flyborgs","army-b":"chitinians"},"seats":[{"kind":"person","name":"ada","you":false,"identity":"5a067b19c937ca4a512274a5b220447e"},{"kind":"bot","name":"Hydra","you":false,"level":"random"}],"round":null}',1794855961028,1794855961033,1);
INSERT INTO "tables" VALUES('an4qx55mz8fn','micro-mutants','{"options":{"rules":"advanced","terrain":"acid-pit,warp-gate"},"header":{"format":1,"game":"micro-mutants","rules":1,"setup":{"army-a":"choose","army-b":"choose","army-c":"choose","army-d":"choose","first":null,"hand":"practised","players":2,"preview":"off","rules":"advanced","terrain":"acid-pit,warp-gate"},"seats":["",""],"commitment":"c3f3a77ea3fc5a765423b6d7def3ab9034691568190d169ed46e75d237a81eec"},"tutorial":false}',X'2767ED14675BDA09EEFA93A91C3A7DA7242A70AC6E508956EB399A0C667C08AB','[{"kind":"person"},{"kind":"bot","level":"random"}]','running','{"options":{"rules":"advanced","terrain":"acid-pit,warp-gate"},"seats":[{"kind":"person","name":"ada","you":false,"identity":"5a067b19c937ca4a512274a5b220447e"},{"kind":"bot","name":"Hydra","you":false,"level":"random"}],"round":null}',1794855962717,1794855962786,1);
INSERT INTO "tables" VALUES('98ggjwfd8qs6','micropolis','{"options":{},"header":{"format":1,"game":"micropolis","rules":1,"setup":{"expert":false,"first":"random","players":2,"scores":true},"seats":["",""],"commitment":"ea87d57934f493a67b48dc49a83d42e7b424be1b6c5691ab9ac18751e25c44f7"},"tutorial":false}',X'AB1519A5A6A0EA34A67037932B39246DA977A91A6E682421E5D3ACC0C2FC9244','[{"kind":"person"},{"kind":"bot","level":"random"}]','over','{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"5a067b19c937ca4a512274a5b220447e"},{"kind":"bot","name":"Hydra","you":false,"level":"random"}],"round":2}',1794855963410,1794855963536,0);
INSERT INTO "tables" VALUES('gkxqpa2yn4zf','microscopic','{"options":{},"header":{"format":1,"game":"microscopic","rules":1,"setup":{"first":null,"level":"normal","players":2,"variant":"standard"},"seats":["",""],"commitment":"f643b6b4d1754e3c52d48dbc6b49b2f7f8c17ec46c058f473777b8e480ab4aff"},"tutorial":false}',X'DDD0A3770BE74A7C4923375F820E5DDBC5D95E404CF15705C8558B8E443376F8','[{"kind":"person"},{"kind":"person"}]','open','{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"5a067b19c937ca4a512274a5b220447e"},{"kind":"open","name":"","you":false}],"round":null}',1794855964049,1794855964051,0);
INSERT INTO "tables" VALUES('cdpc2bpy965t','micropolis','{"options":{},"header":{"format":1,"game":"micropolis","rules":1,"setup":{"expert":false,"first":"random","players":2,"scores":true},"seats":["",""],"commitment":"b8e238aa6172737ea1a1def80bf9b5ce22503471b90d38a6b6103b0236d73159"},"tutorial":false}',X'65F924EED3F1A29CD10C974E4CBDF361070C48E413C855AB550C7488E43DA779','[{"kind":"person"},{"kind":"person"}]','open','{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"5a067b19c937ca4a512274a5b220447e"},{"kind":"open","name":"","you":false}],"round":null}',1794855964075,1794855964093,0);
INSERT INTO "tables" VALUES('rfvvf2brwkcy','mutant-chronicles','{"options":{},"header":{"format":1,"game":"mutant-chronicles","rules":1,"setup":{"initiative":"book","map":"random","mode":"5-5-5","orders":2,"players":2,"teams":false},"seats":["",""],"commitment":"e51fd47f24d571bdf4b09eefd44110e6a88a4501f2a482f4d9e0b9ccf760441a"},"tutorial":false}',X'A3DC6E32B17111C285C2F71A398080D713787B84521A368A042A94B67C7338B3','[{"kind":"person"},{"kind":"person"}]','open','{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"5a067b19c937ca4a512274a5b220447e"},{"kind":"open","name":"","you":false}],"round":null}',1794855964104,1794855964107,0);
INSERT INTO "tables" VALUES('rvrcb9ftybfm','micro-mutants','{"options":{},"header":{"format":1,"game":"micro-mutants","rules":1,"setup":{"army-a":"choose","army-b":"choose","army-c":"choose","army-d":"choose","first":null,"hand":"practised","players":2,"preview":"off","rules":"basic","terrain":"none"},"seats":["",""],"commitment":"a3ce8b8be14d47115d1a0f82864a846219448d6bd072c49e8d72a947c8c2af89"},"tutorial":false}',X'4E03751334BDFCBE8916D02DFA2B41E3B0934DD88180DECAF57FD6A3790F92AF','[{"kind":"person"},{"kind":"person"}]','open','{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"5a067b19c937ca4a512274a5b220447e"},{"kind":"open","name":"","you":false}],"round":null}',1794855964109,1794855964119,0);
CREATE INDEX tables_by_status ON tables (status, created, id);
CREATE INDEX seats_by_identity ON seats (identity, table_id);
COMMIT;
